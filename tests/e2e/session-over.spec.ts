import type { Page } from '@playwright/test'

import { openEnquiry, signUp, signUpByForm, withoutNews } from './people'
import { expect, test } from './test'

const NOTE = 'Wants a call on Monday,\nसुबह दस बजे'

async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page.getByText('what you typed is kept')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid Credentials!')).toBeVisible()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a note that is sent after the session is over comes back, and is added by its writer', async ({
  page,
}) => {
  const admin = await signUp(page)
  await openEnquiry(page)
  const note = page.getByLabel('Add a note')
  await note.fill(NOTE)
  const place = page.url()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await logInAgain(page, admin)

  await expect(page).toHaveURL(place)
  await expect(note).toHaveValue(NOTE)
  await expect(page.getByText('this note is not added yet')).toBeInViewport()
  await expect(note).toBeFocused()
  await expect(page.locator('.history')).not.toContainText('Wants a call')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(page.locator('.history')).toContainText('सुबह दस बजे')
  await expect(note).toHaveValue('')
  await page.goto(place)
  await expect(note).toHaveValue('')
})

test('whom one looks for under Privacy comes back as well', async ({ page }) => {
  const admin = await signUp(page)
  await page.goto('/admin/privacy')
  const who = page.getByLabel('E-mail address or phone number')
  await who.fill('asha@example.in')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Find everything' }).click()
  await logInAgain(page, admin)
  await expect(page).toHaveURL('/admin/privacy')
  await expect(who).toHaveValue('asha@example.in')
})

test('what is pressed after the session is over is not done, and the login says so', async ({
  page,
}) => {
  const admin = await signUp(page)
  const asha = await openEnquiry(page)
  await expect(page.getByRole('heading', { name: asha.name, level: 1 })).toBeVisible()
  const place = page.url()
  await page.context().clearCookies()
  await page.getByRole('button', { name: /^Mark as spam/ }).click()
  await expect(page.getByText('what you pressed last was not done')).toBeVisible()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(place)
  await expect(page.getByRole('button', { name: /^Mark as spam/ })).toBeVisible()
})

test('who logs out after the session is over is logged out', async ({ page }) => {
  await withoutNews(page)
  await signUpByForm(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session')).toBeHidden()
})

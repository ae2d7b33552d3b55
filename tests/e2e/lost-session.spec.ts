import type { Page } from '@playwright/test'

import { openEnquiry, signUp, signUpByForm, withoutNews } from './people'
import { expect, test } from './test'

const NOTE = 'Wants a call on Monday,\nसुबह दस बजे'

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a note that is sent after the session is over is not lost', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  await openEnquiry(page)
  const note = page.getByLabel('Add a note')
  await note.fill(NOTE)
  const place = page.url()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  if (javaScriptEnabled) {
    await expect(page.getByText('Not sent: your session has ended.')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Log in again' }).click()
    const login = await opened
    await logIn(login, admin)
    await expect(login).toHaveURL('/admin')
    await login.close()
  } else {
    await expect(page.getByText('your last action did not go through')).toBeVisible()
    await logIn(page, admin)
    await expect(page).toHaveURL(place)
    await expect(page.locator('.history')).not.toContainText('Wants a call')
    await note.fill(NOTE)
  }
  await expect(note).toHaveValue(NOTE)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(page.locator('.history')).toContainText('सुबह दस बजे')
})

test('a search under Privacy after the session is over keeps whom one looks for', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  await page.goto('/admin/privacy')
  const who = page.getByLabel('Email address or phone number')
  await who.fill('asha@example.in')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Find everything' }).click()
  if (javaScriptEnabled) {
    await expect(page.getByText('Not sent: your session has ended.')).toBeVisible()
    await expect(who).toHaveValue('asha@example.in')
    return
  }
  await expect(page.getByText('your last action did not go through')).toBeVisible()
  await logIn(page, admin)
  await expect(page).toHaveURL('/admin/privacy')
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
  await expect(page.getByText('your last action did not go through')).toBeVisible()
  await logIn(page, admin)
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

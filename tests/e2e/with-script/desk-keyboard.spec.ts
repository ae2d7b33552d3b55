import type { Locator, Page } from '@playwright/test'

import { signUp, staff } from '../people'
import { expect, test } from '../test'

/** Goes to a thing by Tab alone. */
async function tabTo(page: Page, thing: Locator) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await thing.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${thing}`)
}

test('the keyboard alone does what Accounts is for, and the focus is never lost', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const elsewhere = await browser.newContext()
  const colleague = { ...staff(), name: `Imran ${Date.now().toString(36)}` }
  await signUp(await elsewhere.newPage(), colleague)
  await elsewhere.close()
  const admin = await signUp(page)
  await expect(page.getByText('Sign Up Successful!').locator('..')).toBeFocused()

  await page.goto('/admin/accounts')
  await tabTo(page, page.getByRole('link', { name: 'Change password' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your password now')).toBeFocused()
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Tab')
  await page.keyboard.type('a brand new password')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a brand new password')
  await tabTo(page, page.getByRole('button', { name: 'Change password' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Your password is changed.').locator('..')).toBeFocused()

  const card = page.getByRole('article').filter({ hasText: colleague.email })
  await tabTo(page, card.getByRole('link', { name: /^Remove/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Remove this account?' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Remove' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The account is removed.').locator('..')).toBeFocused()
  await expect(card).toHaveCount(0)
})

test('a button that waits for its answer has the focus again with it', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.in')
  await page.getByLabel('Password').fill('not the password')
  await tabTo(page, page.getByRole('button', { name: 'Sign in' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Credentials!').locator('..')).toBeFocused()

  await signUp(page)
  await page.goto('/admin/privacy')
  await page.getByLabel('E-mail address or phone number').fill('nobody@example.in')
  const find = page.getByRole('button', { name: 'Find everything' })
  await tabTo(page, find)
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is nothing about')).toBeVisible()
  await expect(find).toBeFocused()
})

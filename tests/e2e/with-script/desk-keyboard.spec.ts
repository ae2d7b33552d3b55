import type { Locator, Page } from '@playwright/test'

import { applyByApi, sendByApi, signUp, signUpByForm, staff, visitor } from '../people'
import { expect, test } from '../test'

/** Tabs to an element; the accounts page is long, because it has the accounts of other tests. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 500; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

test('the accounts page works by keyboard and keeps the focus', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  const colleague = { ...staff(), name: `Imran ${Date.now().toString(36)}` }
  await signUp(await elsewhere.newPage(), colleague)
  await elsewhere.close()
  const admin = await signUpByForm(page)
  await expect(page.getByText('Sign Up Successful!').locator('..')).toBeFocused()

  await page.goto('/admin/accounts')
  await tabTo(page, page.getByRole('link', { name: 'Change password' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.keyboard.type(admin.password)
  await tabTo(page, page.getByLabel('New password', { exact: true }))
  await page.keyboard.type('a brand new password')
  await tabTo(page, page.getByLabel('New password again'))
  await page.keyboard.type('a brand new password')
  await tabTo(page, page.getByRole('button', { name: 'Change password' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Your password is changed.').locator('..')).toBeFocused()

  const card = page.getByRole('article').filter({ hasText: colleague.email })
  await tabTo(page, card.getByRole('link', { name: /^Remove/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Remove this account?' })).toBeFocused()
  await tabTo(page, page.getByLabel('Your password', { exact: true }))
  await page.keyboard.type('a brand new password')
  await tabTo(page, page.getByRole('button', { name: 'Remove' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The account is removed.').locator('..')).toBeFocused()
  await expect(card).toHaveCount(0)
})

test('after a response the focus is on the error message or the button', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.in')
  await page.getByLabel('Password').fill('not the password')
  await tabTo(page, page.getByRole('button', { name: 'Sign in' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Credentials!').locator('..')).toBeFocused()

  await signUp(page)
  await page.goto('/admin/privacy')
  await page.getByLabel('Email address or phone number').fill('nobody@example.in')
  const find = page.getByRole('button', { name: 'Find everything' })
  await tabTo(page, find)
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is nothing about')).toBeVisible()
  await expect(find).toBeFocused()
})

test('the privacy page announces its search result and has "Error:" in the title when refused', async ({
  page,
}) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin/privacy')
  const who = page.getByLabel('Email address or phone number')
  await who.fill('Asha')
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page).toHaveTitle('Error: Privacy')
  await expect(who).toBeFocused()
  await who.fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  const announced = page.getByRole('status').filter({ hasText: `About ${asha.email}: 1 enquiry` })
  await expect(announced).toHaveText(`About ${asha.email}: 1 enquiry, 0 applications`)
  await expect(page).toHaveTitle('Privacy')
})

test('filtering the log keeps the button focused and the filter in the URL', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin/audit')
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Signed up')
  await expect(page).toHaveURL(/act=account\.signup/)
  const apply = page.getByRole('button', { name: 'Apply' })
  await apply.focus()
  const response = page.waitForResponse(/\/admin\/audit\.data/)
  await page.keyboard.press('Enter')
  await response
  await expect
    .poll(() => page.evaluate(() => window.__remixRouter.state.navigation.state))
    .toBe('idle')
  await expect(page).toHaveURL(/act=account\.signup/)
  await expect(apply).toBeFocused()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('account.signup')
})

test('saving a status keeps the focus on the button', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto(`/admin?view=cards&q=${asha.email}`)
  const save = page.getByRole('button', { name: /^Save/ })
  await page.getByLabel(/^Status of/).selectOption('Pending')
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(save).toBeFocused()
})

test('Load more moves the focus to the first new application', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  for (let at = 0; at < 12; at++) {
    await applyByApi(page, { ...asha, name: `${asha.name} ${at}` })
  }
  await page.goto(`/admin/jobs?q=${asha.email}`)
  const rows = page.locator('.application-rows tbody tr')
  await expect(rows).toHaveCount(10)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(12)
  await expect(rows.nth(10).locator('[data-row]')).toBeFocused()
  await expect(rows.nth(10).locator('[data-row]')).toBeInViewport()
})

test('a list announces how many entries match', async ({ page }) => {
  await signUp(page)
  await sendByApi(page)
  await page.goto('/admin')
  await page.getByRole('searchbox').fill('nobody has this name')
  await expect(page.getByRole('status').filter({ hasText: 'Showing 0 of 0' })).toBeAttached()
  await page.goto('/admin/audit')
  const status = page.getByRole('status').filter({ hasText: /^\d+ entr(y|ies) on this page$/ })
  await expect(status).toBeAttached()
})

test('the whole sidebar can be reached beside a long page in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  await signUp(page)
  await page.goto('/admin/site')
  for (const name of ['Logout', 'Shortcuts']) {
    await page.getByRole('button', { name }).focus()
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

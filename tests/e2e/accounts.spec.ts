import { stepAt } from '../../app/models/account/totp.server'
import { totpCode } from '../support/totp'
import {
  logIn,
  logOut,
  signUp,
  signUpAsStaff,
  signUpByForm,
  staff,
  turnOnSecondFactor,
} from './people'
import { expect, test } from './test'

test('the two-step login accepts a code of the app once, or a recovery code', async ({ page }) => {
  const admin = await signUpByForm(page)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('link', { name: 'Turn on two-step login' }).click()
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = await turnOnSecondFactor(page, admin.password)
  await expect(page.locator('.codes code')).toHaveCount(10)
  const codes = await page.locator('.codes code').allInnerTexts()
  await page.reload()
  await expect(page.locator('.codes')).toHaveCount(0)

  await logOut(page)
  await logIn(page, admin)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')

  await logIn(page, admin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the code from your authenticator app')
  // The code that turned two-step login on cannot be used again.
  await page.getByLabel('Code').fill(totpCode(secret, stepAt(Date.now()) + 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/admin')

  await logOut(page)
  await logIn(page, admin)
  await page.getByLabel('Code').fill('not a code')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('That code is wrong')
  await page.getByLabel('Code').fill((codes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/admin')
})

test('password managers find the username in every form that asks for the own password', async ({
  page,
}) => {
  const { email } = await signUp(page)
  for (const form of ['accounts/password', 'webhooks', 'site/mail']) {
    await page.goto(`/admin/${form}`)
    const own = page.locator('form:has(input[autocomplete="current-password"])')
    const username = own.locator('input[autocomplete="username"]')
    await expect(username, form).toHaveValue(email)
    await expect(username).toHaveAttribute('type', 'text')
    await expect(username).toBeHidden()
  }
})

test('a changed password ends the other sessions and is needed for the next login', async ({
  page,
  browser,
}) => {
  const admin = await signUp(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await logIn(other, admin)
  await expect(other).toHaveURL('/admin')

  await page.goto('/admin/accounts/password')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('a brand new password')
  await page.getByLabel('New password again').fill('a brand new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toContainText('That is not your password')
  await page.getByLabel('Current password').fill(admin.password)
  await page.getByLabel('New password', { exact: true }).fill('a brand new password')
  await page.getByLabel('New password again').fill('a brand new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  await other.goto('/admin/jobs')
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('Your session has ended')).toBeVisible()
  await other.goto('/login')
  await logIn(other, { ...admin, password: 'a brand new password' })
  await expect(other).toHaveURL('/admin')
  await elsewhere.close()
})

test('an owner logs a colleague out everywhere and removes the account after a confirmation', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const colleague = { ...staff(), name: `Imran ${Date.now().toString(36)}` }
  await signUp(other, colleague)
  const admin = await signUp(page)

  await page.goto('/admin/accounts')
  const card = page.getByRole('article').filter({ hasText: colleague.email })
  await card.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('The account is logged out everywhere.')).toBeVisible()
  await expect(card.getByText('Not logged in')).toBeVisible()
  await other.goto('/admin')
  await expect(other).toHaveURL('/login')

  await card.getByRole('link', { name: `Remove ${colleague.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Remove this account?' })).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The account is removed.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await other.goto('/login')
  await logIn(other, colleague)
  await expect(other.getByRole('alert')).toContainText('Invalid Credentials!')
  await elsewhere.close()
})

test('staff see the enquiries and their own account, but get 403 for Site, Webhooks, Privacy and Log', async ({
  page,
}) => {
  const admin = await signUpAsStaff(page)
  await page.goto('/admin')
  const desk = page.getByRole('navigation', { name: 'Desk' })
  await expect(desk.getByRole('link', { name: 'Enquiry Data' })).toBeVisible()
  for (const [name, path] of [
    ['Site', '/admin/site'],
    ['Webhooks', '/admin/webhooks'],
    ['Privacy', '/admin/privacy'],
    ['Log', '/admin/audit'],
  ] as const) {
    await expect(desk.getByRole('link', { name, exact: true })).toHaveCount(0)
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(403)
  }
  await page.goto('/admin/accounts')
  await expect(page.getByRole('main')).toContainText(admin.email)
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible()
  await page.goto('/admin/privacy')
  await expect(page.getByRole('main')).toContainText('Only an owner can open this.')
})

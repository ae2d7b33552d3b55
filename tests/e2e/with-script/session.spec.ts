import { logIn, logOut, signUp, signUpByForm } from '../people'
import { expect, test } from '../test'

test('the marker in localStorage is removed at logout and is no valid token', async ({ page }) => {
  const admin = await signUpByForm(page)
  const stored = () => page.evaluate(() => ({ ...localStorage }))
  await expect.poll(stored).toMatchObject({ adminEmail: admin.email })
  expect(Object.keys(await stored()).sort()).toEqual(['adminEmail', 'adminToken', 'token'])
  const { adminToken } = await stored()
  const response = await page.request.get('/enquiry/get', {
    headers: { Authorization: `Bearer ${adminToken}`, Cookie: '' },
  })
  expect(response.status()).toBe(401)
  await logOut(page)
  expect(await stored()).toEqual({})
})

for (const [what, storage] of Object.entries({
  'blocks local storage':
    '{ get() { throw new DOMException("Access is denied", "SecurityError") } }',
  'has no local storage': '{ value: null }',
})) {
  test(`staff log in and out where the browser ${what}`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(window, 'localStorage', ${storage})`)
    await signUpByForm(page)
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Login as Admin' })).toBeVisible()
  })
}

test('Back after a login does not return to the login page', async ({ page }) => {
  const admin = await signUpByForm(page)
  await logOut(page)
  await page.goto('/')
  await page.goto('/login')
  await logIn(page, admin)
  await expect(page).toHaveURL('/admin')
  await page.goBack()
  await expect(page).not.toHaveURL('/login')
})

test('a masked secret is no password for password managers', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.locator('input[type=password]')).toHaveCount(1)
  const secret = page.getByLabel('Secret Key')
  await expect(secret).toHaveCSS('-webkit-text-security', 'disc')
  await page.getByRole('button', { name: 'Show' }).last().click()
  await expect(secret).toHaveCSS('-webkit-text-security', 'none')

  await signUp(page)
  await page.goto('/admin/site/mail')
  await expect(page.locator('input[type=password]')).toHaveCount(1)
  const ofServer = page.getByLabel('Password (optional)')
  await expect(ofServer).toHaveCSS('-webkit-text-security', 'disc')
})

test('Show reveals the password, and sending the form hides it again', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password')
  await password.fill('four words in a row')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('four words in a row')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(password).toHaveAttribute('type', 'password')
})

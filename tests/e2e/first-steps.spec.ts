import { findViolations } from './axe'
import { signUp } from './people'
import { expect, test } from './test'

test('the first steps list the remaining sample values and link to their fields', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page)
  await page.goto('/admin')
  await page.getByText('need attention').or(page.getByText('sample values')).first().click()
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /still shows sample values/ })
    .click()
  await expect(page).toHaveURL('/admin/site/start')
  await expect(page.getByRole('heading', { name: 'Make the site yours' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Toll-free number' })).toHaveAttribute(
    'href',
    '/admin/site/edit/company?at=tollFreePhone#edit-tollFreePhone',
  )
  if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
})

test('a brand colour is previewed in both themes before it is saved', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page)
  await page.goto('/admin/site/brand')
  await page.getByLabel('Colour').fill('#ffcc00')
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/admin\/site\/brand\?colour=%23ffcc00&/)
  await expect(page.getByText('Your colour is darkened to #')).toBeVisible()
  for (const theme of ['Light theme', 'Dark theme']) {
    const button = page.getByRole('region', { name: theme }).getByText('Send an enquiry')
    await expect(button).toHaveCSS('background-color', 'rgb(135, 107, 0)')
  }
  if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
})

test('a mail server with an invalid port is refused and keeps what was typed', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page)
  await page.goto('/admin/site/mail')
  await page.getByLabel('Server').fill('mail.example.com')
  await page.getByLabel('Port').fill('smtp')
  await page.getByLabel('User').fill('desk@example.com')
  await page.getByLabel('Security').selectOption('TLS')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Write a port number such as 587')
  await expect(page.getByLabel('Server')).toHaveValue('mail.example.com')
  await expect(page.getByLabel('Port')).toHaveValue('smtp')
  await expect(page.getByLabel('Security')).toHaveValue('TLS')
  if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
})

test('each link of the first steps opens the field it names', async ({ page }) => {
  test.slow()
  await signUp(page)
  await page.goto('/admin/site/start')
  const links = page.getByRole('main').locator('a[href*="/admin/site/edit/company?at="]')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(targets).size).toBeGreaterThan(15)
  for (const target of new Set(targets)) {
    await page.locator(`main a[href="${target}"]`).first().click()
    const field = page.locator(`[id="${target?.split('#', 2)[1]}"]`)
    await expect(field, `${target}`).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/admin/site/start')
  }
})

import { fillEnquiry, visitor } from './people'
import { expect, test } from './test'

test('a visitor sends an enquiry from its page and gets a reference', async ({ page }) => {
  await page.goto('/enquiry?type=Bulk%20SMS')
  await fillEnquiry(page)
  await page.getByLabel('Phone', { exact: true }).fill('98765 43210')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\/sent\?reference=ENQ-/)
  const target = page.locator(new URL(page.url()).hash)
  await expect(target).toContainText('Enquiry submitted successfully!')
  await expect(page.getByText(/ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
})

test('India is the first country of the list and selected', async ({ page }) => {
  await page.goto('/enquiry')
  const country = page.getByLabel('Country of the phone number')
  await expect(country).toHaveValue('+91')
  await expect(country.getByRole('option').first()).toHaveText('India +91')
})

test('an invalid enquiry keeps what was typed and lists three errors', async ({ page }) => {
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill('ab')
  await page.getByLabel('Email *').fill('asha@')
  await page.getByLabel('Company name').fill('Verma Clinic')
  await page.getByLabel('Country of the phone number').selectOption('+971')
  await page.getByLabel('Description *').fill('short')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const banner = page.getByRole('alert')
  await expect(banner).toContainText(
    'Name must be at least 3 characters. Invalid email format. Description must be at least 10 characters',
  )
  await expect(page.getByLabel('Name *')).toHaveValue('ab')
  await expect(page.getByLabel('Company name')).toHaveValue('Verma Clinic')
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('+971')
  await expect(page.getByLabel('Name *')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name *')).toHaveAccessibleDescription(/at least 3 characters/)
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
})

test('going back to an enquiry that was not sent shows what was typed', async ({ page }) => {
  await page.goto('/enquiry')
  const labels = ['Name *', 'Email *', 'Company name', 'Description *', 'Telegram ID']
  for (const label of labels) await page.getByLabel(label).fill('typed')
  await page.goto('/privacy-policy')
  await page.goBack()
  for (const label of labels) await expect(page.getByLabel(label)).toHaveValue('typed')
})

test('the errors of a refused enquiry are in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/enquiry?type=Bulk%20SMS')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/enquiry\?type=Bulk%20SMS/)
})

test('the page title starts with "Error:" until the enquiry is accepted', async ({ page }) => {
  const asha = visitor()
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Email *').fill(asha.email)
  for (const desc of ['', 'short']) {
    await page.getByLabel('Description *').fill(desc)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /desc/)
    await expect(page).toHaveTitle(/^Error: Send an enquiry – /)
  }
  await page.getByLabel('Description *').fill(asha.desc)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\/sent\?reference=ENQ-/)
  await expect(page).toHaveTitle(/^(?!Error)/)
})

test('an enquiry with a callback time requires a phone number', async ({ page }) => {
  await page.goto('/enquiry')
  await fillEnquiry(page)
  await page.getByLabel('Best time to call').selectOption('Morning')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('Phone is required for a callback')
  await expect(page.getByLabel('Best time to call')).toHaveValue('Morning')
  await page.getByLabel('Phone', { exact: true }).fill('98765 43210')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\/sent\?reference=ENQ-/)
})

test('an empty enquiry names three missing fields, and the card beside the form does not grow', async ({
  page,
}) => {
  await page.goto('/enquiry')
  const next = page.locator('.next')
  const bottomOf = async (box: typeof next) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
    return y + height
  }
  const form = page.locator('#send')
  expect(await bottomOf(next)).toBeCloseTo(await bottomOf(form), 0)
  const before = (await next.boundingBox())?.height ?? 0
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await next.boundingBox())?.height).toBeLessThanOrEqual(before)
  await expect(page.getByRole('alert')).toContainText(
    'Name is required. Email is required. Description is required',
  )
})

test('an unknown URL gets a 404 page with links', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Send an enquiry' })).toBeVisible()
})

test('the home page has the headline, the footer links and the product menu', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    /WELCOME TO\s+Acme.*TECHNOLOGY/s,
  )
  const footer = page.getByRole('contentinfo')
  for (const href of [
    '/web-development',
    '/careers',
    '/#contact',
    '/privacy-policy',
    '/refund-policy',
  ])
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1)
  await expect(footer).toContainText('© 2025 Acme. All Rights Reserved.')
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Digital Marketing' }).first()
  await menu.click()
  await expect(page.getByRole('link', { name: /SMS Marketing/ }).first()).toBeVisible()
})

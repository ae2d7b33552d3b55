import { expect, test } from './test'

const field = 'Your shop’s name'

test('an empty name gets an error message, and the chosen channel stays', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: 'WhatsApp' }).check()
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel(field)).toHaveAccessibleDescription(
    /Error: Enter the name of your shop/,
  )
  await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('radio', { name: 'WhatsApp' })).toBeChecked()
  await expect(page.getByRole('alert')).toContainText('There is a problem')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.getByLabel(field)).toBeFocused()
})

test('the name in the URL is shown as text, never as HTML, and is in no external link', async ({
  page,
}) => {
  await page.goto(`/?${new URLSearchParams({ name: '<b>Om</b> & Sons' })}`)
  await expect(page.getByLabel(field)).toHaveValue('<b>Om</b> & Sons')
  await expect(page.getByLabel('Preview on a customer’s phone')).toContainText(
    '<b>Om</b> & Sons: your order',
  )
  await expect(page.getByLabel('Preview on a customer’s phone').locator('b')).toHaveCount(0)
  await expect(page.locator('a[href*="name="]:not([href^="/"])')).toHaveCount(0)
})

test('the scenes of four services show the name in the URL', async ({ page }) => {
  for (const [slug, shown] of [
    ['bulk-sms', 'VM-OMTEXT-S'],
    ['whatsapp-marketing', 'Om Textiles'],
    ['voice-call', 'Om Textiles'],
    ['ivr-tollfree', 'Om Textiles'],
  ]) {
    await page.goto(`/digital-marketting/${slug}?name=Om+Textiles`)
    await expect(page.locator('.hero-art')).toContainText(shown ?? '')
    await expect(page.getByText('The drawing shows “Om Textiles” as an example.')).toBeVisible()
  }
})

test('the longest name does not widen a page at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const name = 'W'.repeat(60)
  for (const path of ['/', '/digital-marketting/bulk-sms', '/digital-marketting/ivr-tollfree']) {
    await page.goto(`${path}?name=${name}`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})

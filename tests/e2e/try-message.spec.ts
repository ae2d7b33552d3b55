import { expect, test } from './test'

/** Both projects run this: with scripts the page answers itself, without them the form leads on. */
const field = 'Your shop’s name'

test('an empty name is refused above and beside the field, and what was chosen stays', async ({
  page,
}) => {
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

test('the name in an address is text in the field and in no link of another site', async ({
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

test('a name typed on the home page travels to the drawings of four services', async ({ page }) => {
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

test('the longest name breaks no page of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const name = 'W'.repeat(60)
  for (const path of ['/', '/digital-marketting/bulk-sms', '/digital-marketting/ivr-tollfree']) {
    await page.goto(`${path}?name=${name}`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})

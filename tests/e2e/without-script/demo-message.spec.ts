import { expect, test } from '../test'

test('sending an SMS opens the calculator with its text', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your shop’s name').fill('Om Textiles')
  await page.getByRole('radio', { name: 'हिन्दी' }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\/bulk-sms\/calculator\?text=/)
  await expect(page.getByLabel('Message text')).toHaveValue(/^Om Textiles: आपका ऑर्डर 4821 तैयार है।/)
  await expect(page.getByText('1 part in UCS‑2')).toBeVisible()
})

test('sending a WhatsApp message or a call opens its page with the name', async ({ page }) => {
  for (const [channel, path] of [
    ['WhatsApp', '/digital-marketting/whatsapp-marketing?name=Om+Textiles'],
    ['Call', '/digital-marketting/voice-call?name=Om+Textiles'],
  ] as const) {
    await page.goto('/')
    await page.getByLabel('Your shop’s name').fill('Om Textiles')
    await page.getByRole('radio', { name: channel }).check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('.hero-art')).toContainText('Om Textiles')
  }
})

import { expect, test } from './test'

const CALCULATOR = '/digital-marketting/bulk-sms/calculator'
const CHECKER = '/digital-marketting/bulk-sms/template-checker'
const CHAT = '/digital-marketting/whatsapp-marketing/chat-link'

test('the calculator keeps its input when switched to Hindi and back', async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('नमस्ते')
  await page.getByLabel('Messages a month').fill('60000')
  await page.getByRole('button', { name: 'Count the parts' }).click()
  await expect(page).toHaveURL(/messages=60000/)
  await page.getByRole('link', { name: 'हिन्दी', exact: true }).first().click()

  await expect(page).toHaveURL(/lang=hi/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page).toHaveTitle(/^SMS कैलकुलेटर/)
  await expect(page.getByLabel('मैसेज का टेक्स्ट')).toHaveValue('नमस्ते')
  const result = page.getByRole('region', { name: 'नतीजा' })
  await expect(result).toContainText('हिन्दी में 70 कैरेक्टर आते हैं, 160 नहीं')
  await expect(result).toContainText('महीने में 60,000 मैसेज, Promotional')

  await page.getByLabel('महीने में कितने मैसेज').fill('-5')
  await page.getByRole('button', { name: 'पार्ट गिनें' }).click()
  const message = 'महीने के मैसेज 1 से 10,00,00,000 के बीच की संख्या में लिखें'
  await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible()
  await expect(page).toHaveTitle(/^ग़लती: SMS कैलकुलेटर/)
  await page.getByLabel('महीने में कितने मैसेज').fill('5000')
  await page.getByRole('button', { name: 'पार्ट गिनें' }).click()
  await expect(page).toHaveURL(/lang=hi.*messages=5000/)
  await expect(result).toContainText('₹1,000.00')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(page).toHaveURL(/messages=5000$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('Message text')).toHaveValue('नमस्ते')
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('1 part in UCS‑2')
})

test('the examples of the Hindi calculator open in Hindi', async ({ page }) => {
  await page.goto(`${CALCULATOR}?lang=hi`)
  await page.getByRole('link', { name: 'घुमावदार कोट' }).click()
  await expect(page).toHaveURL(/lang=hi/)
  const result = page.getByRole('region', { name: 'नतीजा' })
  await expect(result).toContainText('पार्ट, UCS‑2 में')
  await result.getByRole('link', { name: 'सादे कैरेक्टर लगाएँ' }).click()
  await expect(result).toContainText('पार्ट, GSM‑7 में')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('the Hindi template checker shows Hindi error messages, each with a link to its field', async ({
  page,
}) => {
  await page.goto(`${CHECKER}?lang=hi`)
  await expect(page.getByRole('heading', { name: 'दस नियम' })).toBeVisible()
  await page.getByLabel('Header', { exact: true }).fill('JD-612345-S')
  await page.getByLabel('ब्रांड का नाम').fill('Aravalli')
  await page.getByLabel('टेम्पलेट का टेक्स्ट').fill('Dear {name}')
  await page.getByRole('button', { name: 'टेम्पलेट जाँचें' }).click()
  await expect(page.getByRole('heading', { name: /^3 ठीक करने हैं, / })).toBeVisible()
  await expect(page).toHaveTitle(/^ग़लती: DLT/)
  const text = page.getByLabel('टेम्पलेट का टेक्स्ट')
  await expect(text).toHaveAccessibleDescription(
    /ग़लती: .*“\{name\}”: variable को \{#var#\} लिखते हैं।/,
  )
  await page.getByRole('link', { name: '“{name}”: variable को {#var#} लिखते हैं।' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Dear {name}')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('the Hindi chat link tool rejects an invalid number and makes a link for a valid one', async ({
  page,
}) => {
  await page.goto(`${CHAT}?lang=hi`)
  const phone = page.getByLabel('WhatsApp नंबर')
  await page.getByRole('button', { name: 'लिंक और QR कोड बनाएँ' }).click()
  await expect(page.getByRole('alert')).toContainText('फ़ोन नंबर लिखें')
  await phone.fill('12')
  await page.getByRole('button', { name: 'लिंक और QR कोड बनाएँ' }).click()
  await expect(page.getByRole('alert')).toContainText('चुने हुए देश में ऐसा फ़ोन नंबर नहीं होता')
  await phone.fill('98765 43210')
  await page.getByRole('button', { name: 'लिंक और QR कोड बनाएँ' }).click()
  await expect(page.getByRole('heading', { name: '+91 98765 43210 के साथ चैट खुलेगी' })).toBeVisible()
  await page.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(
    page.getByRole('heading', { name: 'Opens a chat with +91 98765 43210' }),
  ).toBeVisible()
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('98765 43210')
})

import { visitor } from './people'
import { expect, test } from './test'

const CALCULATOR = '/digital-marketting/bulk-sms/calculator'
const CHECKER = '/digital-marketting/bulk-sms/template-checker'
const CHAT = '/digital-marketting/whatsapp-marketing/chat-link'

test('the Bulk SMS page links to its tools and starts the calculator', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms')
  const strip = page.getByRole('region', { name: 'Tools' })
  for (const name of ['SMS price list', 'DLT template checker'])
    await expect(strip.getByRole('link', { name })).toBeVisible()
  await strip.getByLabel('Check the length of your SMS').fill('a'.repeat(161))
  await strip.getByRole('button', { name: 'Count the parts' }).click()
  await expect(page).toHaveURL(/calculator\?text=a{161}/)
  await expect(page.getByText('2 parts in GSM‑7')).toBeVisible()
  await expect(page.getByLabel('Message text')).toHaveValue('a'.repeat(161))
})

test('the WhatsApp page makes a chat link from a number alone', async ({ page }) => {
  await page.goto('/digital-marketting/whatsapp-marketing')
  const strip = page.getByRole('region', { name: 'Tools' })
  await strip.getByLabel('Turn your number into a chat link').fill('98765 43210')
  await strip.getByRole('button', { name: 'Make the link' }).click()
  await expect(page).toHaveURL(/chat-link\?phone=98765\+43210#result/)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('link', { name: 'https://wa.me/919876543210' })).toBeVisible()
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('98765 43210')
})

test('the tools are the last section of a service page', async ({ page }) => {
  for (const slug of ['bulk-sms', 'whatsapp-marketing']) {
    await page.goto(`/digital-marketting/${slug}`)
    const parts = page.getByRole('main').locator('> section')
    await expect(parts.last()).toHaveAccessibleName('Tools')
    await expect(parts.nth(1).getByRole('listitem')).toHaveCount(6)
  }
})

test('the calculator counts a text, marks its UCS-2 characters and shows the monthly price', async ({
  page,
}) => {
  await page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('Our “Diwali” sale\nstarts on Friday')
  await page.getByLabel('Service / Transactional').check()
  await page.getByLabel('Messages a month').fill('60000')
  await page.getByRole('button', { name: 'Count the parts' }).click()
  await expect(page).toHaveURL(/messages=60000/)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('1 part in UCS‑2')
  await expect(result).toContainText('34 units')
  await expect(result.getByRole('listitem').filter({ hasText: '1/1' }).locator('mark')).toHaveText([
    '“',
    '”',
  ])
  await expect(result).toContainText('typographic quote, U+201C')
  for (const [label, sum] of [
    ['Total before tax', '₹11,400.00'],
    ['GST, 18%', '₹2,052.00'],
    ['Total with GST', '₹13,452.00'],
  ] as const)
    await expect(result.locator('dl > div', { hasText: label })).toContainText(sum)
  await expect(result).toContainText('DLT scrubbing: extra at operator rate, not included')

  await page.goto(page.url())
  await expect(result).toContainText('₹13,452.00')
  await expect(page.getByLabel('Service / Transactional')).toBeChecked()

  await result.getByRole('link', { name: 'use plain characters' }).click()
  await expect(result).toContainText('1 part in GSM‑7')
  await expect(result.locator('mark')).toHaveCount(0)
})

test('the calculator counts a long Hindi text', async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('अ'.repeat(800))
  await page.getByRole('button', { name: 'Count the parts' }).click()
  await expect(page).toHaveURL(/text=/)
  await expect(page.getByText('12 parts in UCS‑2')).toBeVisible()
  await expect(page.getByText('Devanagari × 800')).toBeVisible()
})

test('an invalid message count gets an error message and stays in its field', async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('Hello')
  await page.getByLabel('Messages a month').fill('-5')
  await page.getByRole('button', { name: 'Count the parts' }).click()
  const message = 'Messages a month must be a number from 1 to 10,00,00,000'
  await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible()
  await expect(page.getByLabel('Messages a month')).toHaveAccessibleDescription(new RegExp(message))
  await expect(page.getByLabel('Messages a month')).toHaveValue('-5')
  await expect(page).toHaveTitle(/^Error: SMS calculator/)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('1 part in GSM‑7')
  await expect(result).not.toContainText('₹')

  await page.getByLabel('Messages a month').fill('5000')
  await page.getByRole('button', { name: 'Count the parts' }).click()
  await expect(result).toContainText('₹1,000.00')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveTitle(/^SMS calculator/)
})

test('an empty text gets an error message in the summary and at its field', async ({ page }) => {
  for (const [path, button, label, message] of [
    [CALCULATOR, 'Count the parts', 'Message text', 'Enter a message'],
    [CHECKER, 'Check the template', 'Template text', 'Enter the template text'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('There is a problem')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`Error: ${message}`),
    )
    await summary.getByRole('link', { name: message }).click()
    await expect(page.getByLabel(label)).toBeFocused()
    await page.getByLabel(label).fill('Your order is packed.')
    await page.getByRole('button', { name: button }).click()
    await expect(summary).toHaveCount(0)
  }
})

test('the calculator copies its result into an enquiry', async ({ page }) => {
  const asha = visitor()
  await page.goto(`${CALCULATOR}?text=${encodeURIComponent(asha.desc)}&route=OTP&messages=1000`)
  await page.getByRole('link', { name: 'Send this as an enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\?/)
  const description = page.getByLabel('Description *')
  await expect(description).toHaveValue(/^OTP, 1,000 messages a month, 1 GSM-7 part each/)
  await expect(description).toHaveValue(new RegExp(asha.desc))
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Email *').fill(asha.email)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\/sent\?reference=ENQ-/)
})

test('the checker applies every rule, even to a template longer than a URL', async ({ page }) => {
  await page.goto(CHECKER)
  await expect(page.getByRole('heading', { name: 'Ten rules' })).toBeVisible()
  await page.getByLabel('Promotional', { exact: true }).check()
  await page.getByLabel('Header', { exact: true }).fill('JD-612345-S')
  await page.getByLabel('Brand name').fill('Aravalli')
  await page.getByLabel('Template text').fill(`Sale  at bit.ly/x ${'अ'.repeat(1500)}`)
  await page.getByLabel('Sending time').fill('22:00')
  await page.getByRole('button', { name: 'Check the template' }).click()
  const result = page.getByRole('region', { name: /to fix/ })
  await expect(result.getByRole('heading', { name: /^5 to fix, 0 to check, 5 OK$/ })).toBeVisible()
  for (const message of [
    '‑S means service, but a Promotional message carries ‑P.',
    'The text does not name “Aravalli”.',
    'One place has two or more spaces in a row.',
    '“bit.ly/x” is a public short link',
    '22:00 is outside the hours',
  ])
    await expect(result).toContainText(message)
  await expect(result).toContainText('Since 6 May 2025')
  const links = result.getByRole('list', { name: 'To fix' }).getByRole('link')
  await expect(links).toHaveCount(5)
  await expect(page).toHaveTitle(/^Error: /)
  for (const [field, message] of [
    ['Header', '‑S means service, but a Promotional message carries ‑P.'],
    ['Template text', 'The text does not name “Aravalli”.'],
    ['Sending time', '22:00 is outside the hours'],
  ] as const) {
    const control = page.getByLabel(field, { exact: true })
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(new RegExp(message))
    await links.filter({ hasText: message }).click()
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport()
  }
  await expect(page.getByLabel('Header', { exact: true })).toHaveValue('JD-612345-S')
  await expect(page.getByLabel('Promotional', { exact: true })).toBeChecked()
})

test('the checker copies an example without mistakes into an enquiry, one with mistakes not', async ({
  page,
}) => {
  await page.goto(CHECKER)
  await page.getByRole('link', { name: 'an offer with mistakes' }).click()
  const result = page.getByRole('region', { name: /to fix/ })
  await expect(result.getByRole('heading', { name: '6 to fix, 1 to check, 3 OK' })).toBeVisible()
  await expect(page.getByLabel('Template text')).toHaveValue(/^Dear \[name\]/)
  await expect(result.getByText('No double spaces')).toHaveCount(0)
  await expect(result.getByText('3 rules OK')).toBeVisible()
  await expect(result.getByText('No forbidden characters in the text.')).toBeHidden()
  await expect(result.getByRole('link', { name: 'Send this as an enquiry' })).toHaveCount(0)

  await page.getByRole('link', { name: 'an order update' }).click()
  await expect(result.getByRole('heading', { name: '0 to fix, 0 to check, 10 OK' })).toBeVisible()
  await expect(result.getByText('No double spaces.')).toBeVisible()
  await result.getByRole('link', { name: 'Send this as an enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\?/)
  await expect(page.getByLabel('Description *')).toHaveValue(
    /^DLT template: Service-Implicit, header JD-ARVSTR-S, brand Aravalli Stores\.\s+Text:\s+Dear \{#var#\}/,
  )
})

test('going back to the checker shows the template that was typed', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms/template-checker')
  const labels = ['Header', 'Brand name', 'Template text']
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill('typed')
  await page.goto('/about')
  await page.goBack()
  for (const label of labels)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('typed')
})

test('the price page shows the prices of the CSV file', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms/prices')
  const file = await (await page.request.get('/SMSPricing.csv')).text()
  const rows = file.trim().split('\r\n').slice(1)
  for (const row of rows) {
    const [service = '', category = '', , , price = ''] = row.split(',')
    const region = page.getByRole('region', { name: category, exact: true })
    if (price === 'On request') await expect(page.locator('dt', { hasText: service })).toBeVisible()
    else await expect(region.getByRole('cell', { name: `₹${price}` })).toBeVisible()
  }
  await expect(page.getByRole('cell')).toHaveCount(
    rows.filter((row) => /\d\.\d\d/.test(row)).length,
  )
  await expect(page.getByRole('link', { name: 'Download SMS Pricing' })).toHaveAttribute(
    'href',
    '/SMSPricing.csv',
  )
})

test('the chat link tool rejects an invalid number and makes a link and a QR code for a valid one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(CHAT)
  await page.getByRole('button', { name: 'Make link and QR code' }).click()
  await expect(page.getByRole('alert')).toContainText('Phone is required')
  await page.getByLabel('WhatsApp number').fill('12')
  await page.getByRole('button', { name: 'Make link and QR code' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a phone number')
  await expect(page).toHaveTitle(/^Error: WhatsApp/)
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('12')
  await page.getByLabel('WhatsApp number').fill('98765 43210')
  await page.getByLabel('First line of the chat').fill('Is it in stock?')
  await page.getByRole('button', { name: 'Make link and QR code' }).click()
  await expect(
    page.getByRole('link', { name: 'https://wa.me/919876543210?text=Is%20it%20in%20stock%3F' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Opens a chat with' })).toBeInViewport({
    ratio: 1,
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  const bottoms = await page
    .locator('.tool .card')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().bottom)))
  expect(new Set(bottoms).size, `cards end at ${bottoms}`).toBe(1)
  const code = page.getByRole('img', { name: /QR code/ })
  await expect(code).toBeVisible()
  const url = await code.getAttribute('src')
  const image = await page.request.get(url ?? '')
  expect(image.headers()['content-type']).toBe('image/svg+xml')
})

test('an error message that quotes a long word fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(CHECKER)
  await page.getByLabel('Template text').fill('A text')
  await page.getByLabel('Brand name').fill('x'.repeat(60))
  await page.getByRole('button', { name: 'Check the template' }).click()
  await expect(page.getByLabel('Template text')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a pasted text that is too long is not cut without a word', async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('a'.repeat(900))
  await page.getByRole('button', { name: 'Count the parts' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('Only the first 800 characters are counted here.')).toBeVisible()

  await page.goto(CHECKER)
  await page.getByLabel('Template text').fill('a'.repeat(2_100))
  await page.getByRole('button', { name: 'Check the template' }).click()
  await expect(page.getByLabel('Template text')).toHaveAccessibleDescription(
    /longer than 2000 characters; the rest was not checked/,
  )

  await page.goto(CHAT)
  await page.getByLabel('WhatsApp number').fill('98765 43210')
  await page.getByLabel('First line of the chat').fill('a'.repeat(200))
  await page.getByRole('button', { name: 'Make link and QR code' }).click()
  await expect(page.getByRole('alert')).toContainText('at most 160 characters')
})

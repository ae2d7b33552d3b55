import { expect, test } from '../test'

const CALCULATOR = '/digital-marketting/bulk-sms/calculator'

test('the calculator updates on every keystroke without a request', async ({ page }) => {
  await page.goto(CALCULATOR)
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\.data|calculator/.test(request.url())) requested.push(request.url())
  })
  const text = page.getByLabel('Message text')
  await text.fill('a'.repeat(160))
  await expect(page.getByText('1 part in GSM‑7')).toBeVisible()
  await text.press('End')
  await text.pressSequentially('b')
  await expect(page.getByText('2 parts in GSM‑7')).toBeVisible()
  await text.fill('नमस्ते')
  await expect(page.getByText('1 part in UCS‑2')).toBeVisible()
  await page.getByLabel('OTP', { exact: true }).check()
  await expect(page.getByRole('heading', { name: '10,000 messages a month, OTP' })).toBeVisible()
  await text.fill('')
  await expect(page.getByText('Type or paste your message')).toBeVisible()
  expect(requested).toEqual([])
})

test('text typed before hydration is counted', async ({ page }) => {
  let start = () => {}
  const mayStart = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await mayStart
    await route.continue()
  })
  const opened = page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('a'.repeat(161))
  start()
  await opened
  await expect(page.getByText('2 parts in GSM‑7')).toBeVisible()
})

test('the checker updates on every keystroke and never posts the template', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms/template-checker')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })
  await page.getByLabel('Template text').fill('Dear {name}')
  const rule = page
    .getByRole('listitem', { includeHidden: true })
    .filter({ has: page.locator('h4', { hasText: 'Variables' }) })
  await expect(rule).toContainText('“{name}”: a variable is written {#var#}.')
  await page.getByLabel('Template text').fill('Dear {#var#}')
  await expect(rule).toContainText('One variable, filled with up to 30 characters.')
  await page.getByRole('button', { name: 'Check the template' }).click()
  await expect(page.getByRole('heading', { name: /to fix/ })).toBeFocused()
  expect(posted).toEqual([])

  const text = page.getByLabel('Template text')
  await text.fill('Dear {name}')
  await expect(text, 'no error at the field while typing').not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Check the template' }).click()
  await expect(text).toHaveAccessibleDescription(/“{name}”: a variable is written/)
  await text.fill('Dear {#var#}')
  await expect(text, 'no error after the correction').not.toHaveAttribute('aria-invalid')
})

test('a time field keeps its focus ring while an inner part has the focus', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms/template-checker')
  const time = page.getByLabel('Sending time')
  const ring = () => time.evaluate((field) => getComputedStyle(field).outline)
  await time.focus()
  const shown = await ring()
  expect(shown).toContain('solid 3px')
  for (let part = 0; part < 3; part++) await page.keyboard.press('Tab')
  expect(await time.evaluate((field) => field.matches(':focus-within:not(:focus)'))).toBe(true)
  expect(await ring()).toBe(shown)
})

test('text that is typed but not sent stays when the language changes', async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByLabel('Message text').fill('a'.repeat(161))
  await page.getByRole('link', { name: 'हिन्दी', exact: true }).first().click()
  await expect(page.getByLabel('मैसेज का टेक्स्ट')).toHaveValue('a'.repeat(161))
  await expect(page.getByText('पार्ट, GSM‑7 में')).toBeVisible()

  await page.goto('/digital-marketting/bulk-sms/template-checker')
  await page.getByLabel('Template text').fill('Dear {name}')
  await page.getByRole('button', { name: 'Check the template' }).click()
  await page.getByRole('link', { name: 'हिन्दी', exact: true }).first().click()
  const text = page.getByLabel('टेम्पलेट का टेक्स्ट')
  await expect(text).toHaveValue('Dear {name}')
  await expect(text).toHaveAccessibleDescription(/variable को \{#var#\} लिखते हैं/)
  await expect(page.getByRole('heading', { name: /ठीक करने हैं/ })).toBeVisible()
})

test('the Hindi font is loaded only on pages with Hindi text', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/anek-hindi/.test(request.url())) fonts.push(request.url())
  })
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(fonts).toEqual([])
  await page.goto(`${CALCULATOR}?lang=hi`)
  const isLoaded = () => document.fonts.check('16px "Anek Hindi"', 'हिन्दी')
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
})

test('pages without a tool load no code of the tools', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  // Not the home page, which counts its sample message with the calculator's code.
  for (const path of ['/about', '/digital-marketting/bulk-sms', '/enquiry']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded.length).toBeGreaterThan(10)
  expect(
    loaded.filter((path) => /tools-|tool-page|sms-c|sms-p|template-|chat-link/.test(path)),
  ).toEqual([])
})

test('a chat link can be copied, and its QR code saved as a PNG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/digital-marketting/whatsapp-marketing/chat-link?phone=98765+43210')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://wa.me/919876543210',
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ])
  const [svg, png] = await Promise.all(
    ['link', 'button'].map((role) =>
      page.getByRole(role as 'link', { name: /^Save as/ }).boundingBox(),
    ),
  )
  expect(png?.y, 'both links to save the code are in one row').toBe(svg?.y)
  expect(download.suggestedFilename()).toBe('whatsapp-chat.png')
})

import { applyByApi, openEnquiry, sendByApi, signUp, visitor } from './people'
import { textTooPaleForPrint } from './print-rules'
import { expect, test } from './test'

test('desk lists print in full, without navigation, buttons and fields', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  const desc = `${'We need OTP messages for a clinic.\n'.repeat(20)}The end of it.`
  await sendByApi(page, { ...asha, desc })
  await applyByApi(page, asha)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/admin', '/admin?view=cards', '/admin/jobs', '/admin/jobs?view=cards']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}q=${asha.email}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const name = page.locator('main').getByText(asha.name).filter({ visible: true }).first()
    await expect(name).toBeVisible()
    // WebKit prints the layout of its window, here 1280 px wide.
    const { height } = (await name.boundingBox()) ?? { height: 0 }
    expect(height, `lines of the name on ${path}`).toBeLessThan(45)
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden()
    await expect(
      page.locator('main :is(button, select, input)').filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Delete/ })).toBeHidden()
    const cut = await page
      .locator('.enquiry blockquote, .row-words p')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollHeight - box.clientHeight))
    expect(cut, path).toHaveLength(path === '/admin/jobs' ? 0 : 1)
    expect(Math.max(0, ...cut), path).toBeLessThanOrEqual(1)
    expect(await textTooPaleForPrint(page), path).toEqual([])
  }
  for (const path of [
    '/admin/mails',
    '/admin/accounts',
    '/admin/audit',
    '/admin/health',
    '/admin/retention',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await textTooPaleForPrint(page), path).toEqual([])
  }
})

test('an enquiry prints its message, facts and notes, without the forms', async ({ page }) => {
  await signUp(page)
  const facts = { phone: '+91 97000 12345', companyName: 'Verma Clinic', type: 'Bulk SMS' }
  const asha = await openEnquiry(page, facts)
  await page.getByLabel('Add a note').fill('Called back at noon.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Called back at noon.')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: asha.name })).toBeVisible()
  for (const text of [asha.desc, 'Called back at noon.'])
    await expect(
      page.locator('main').getByText(text).filter({ visible: true }).first(),
    ).toBeVisible()
  for (const fact of [asha.email, ...Object.values(facts), /^ENQ-/])
    await expect(page.locator('main dd').filter({ hasText: fact })).toBeVisible()
  // A long message starts on the first sheet, below the name.
  const message = page.locator('.panel').filter({ has: page.locator('.enquiry-words') })
  await expect(message).toHaveCSS('break-inside', 'auto')
  await expect(page.getByRole('button', { name: 'Add note' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Reply' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Mail/ })).toBeHidden()
  expect(await textTooPaleForPrint(page)).toEqual([])
})

test('contact, enquiry and careers print their facts, without empty forms and scenes', async ({
  page,
}) => {
  const controls = page.locator('.form-card :is(input, select, textarea, button)')
  for (const [path, fact] of [
    ['/contact', 'Opening hours'],
    ['/enquiry', 'What happens next'],
    ['/careers', /^Open roles: .*Backend Developer/],
    ['/', 'Opening hours'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(controls.filter({ visible: true }), path).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(fact).filter({ visible: true }).first(), path).toBeVisible()
    await expect(controls.filter({ visible: true }), path).toHaveCount(0)
    await expect(page.getByText('Terms and conditions').filter({ visible: true })).toHaveCount(0)
    expect(await textTooPaleForPrint(page), path).toEqual([])
  }
})

test('drawings far below the window are on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/digital-marketting/bulk-sms', '/digital-marketting/whatsapp-marketing']) {
    await page.goto(path)
    // WebKit prints nothing of a part that it skips on the screen.
    const skipped = page
      .locator('main :is(.ill, .sec)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
          .map(({ outerHTML }) => outerHTML.slice(0, 60)),
      )
    expect(await skipped, path).toEqual([])
  }
})

test('the chosen route of the calculator is marked on paper, where backgrounds are left out', async ({
  page,
}) => {
  await page.goto('/digital-marketting/bulk-sms/calculator')
  await page.emulateMedia({ media: 'print' })
  const route = page.getByRole('radio', { checked: true })
  await expect(route).toBeVisible()
  await expect(route).toHaveCSS('print-color-adjust', 'exact')
})

test('a form prints what was typed, and the answer once it is sent', async ({ page }) => {
  const asha = visitor()
  await page.goto('/contact')
  await page.getByLabel('Name').fill(asha.name)
  await page.getByLabel('Email').fill(asha.email)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Name')).toHaveValue(asha.name)
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('Message').fill('Please call me.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#write [data-sent]')).toBeVisible()
})

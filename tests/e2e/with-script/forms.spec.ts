import { test as base, type Page } from '@playwright/test'

import { pdf } from '../../support/files'
import { openDialog } from '../open-dialog'
import { fillEnquiry, visitor } from '../people'
import { expect, test } from '../test'

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }))

/** The public forms that a script sends. */
const forms = [
  {
    name: 'the enquiry dialog',
    path: '/about',
    endpoint: '**/enquiry/send',
    button: 'Send enquiry',
    sent: 'Enquiry submitted successfully!',
    failed: 'Failed to submit enquiry. Please try again.',
    fill: async (page: Page) => {
      await openDialog(page)
      await fillEnquiry(page)
    },
  },
  {
    name: 'the contact form',
    path: '/contact',
    endpoint: '**/api/mail/send',
    button: 'Send message',
    sent: 'Email sent successfully!',
    failed: 'Something went wrong. Please check the server.',
    fill: async (page: Page) => {
      const { name, email, desc } = visitor()
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Message').fill(desc)
    },
  },
  {
    name: 'the careers form',
    path: '/careers',
    endpoint: '**/careers/addjob',
    button: 'Submit application',
    sent: 'Application submitted successfully!',
    failed: 'Failed to submit application. Please try again.',
    fill: async (page: Page) => {
      const { name, email, desc } = visitor()
      await page.getByLabel('Full name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Phone').fill('98765 43210')
      await page.getByLabel('Female').check()
      await page.getByLabel('Why this role?').fill(desc)
      await page.locator('#apply-resume').setInputFiles(cv)
    },
  },
]

for (const { name, path, endpoint, button, sent, failed, fill } of forms) {
  test(`${name} shows and focuses its result on a phone`, async ({ page }) => {
    let attempts = 0
    await page.route(endpoint, (route) => (attempts++ === 0 ? route.abort() : route.continue()))
    await page.goto(path)
    await fill(page)
    const send = page.getByRole('button', { name: button })
    await send.click()
    const bad = page.getByRole('alert')
    await expect(bad).toHaveText(failed)
    await expect(bad).toBeInViewport({ ratio: 1 })
    await expect(bad).toBeFocused()
    await send.click()
    const good = page.getByRole('status').filter({ hasText: sent })
    await expect(good).toBeInViewport({ ratio: 1 })
    await expect(good).toBeFocused()
  })

  test(`${name} is empty when a visitor returns after sending it`, async ({ page }) => {
    await page.goto(path)
    const title = await page.title()
    await fill(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(sent)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').locator('a.logo').click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    if (name === 'the enquiry dialog') await openDialog(page)
    const typed = page.locator('form').getByRole('textbox')
    await expect(typed.nth(2)).toBeVisible()
    await expect(async () => {
      for (const field of await typed.all()) await expect(field).toHaveValue('', { timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })
}

test('an application that is being sent shows how long this may take', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/careers/addjob', (route) => arrived.then(() => route.continue()))
  await page.goto('/careers')
  await forms[2]?.fill(page)
  await page.getByRole('button', { name: 'Submit application' }).click()
  const note = page.getByText('On a slow connection this takes a few minutes')
  await expect(note).toBeVisible()
  arrive()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
  await expect(note).toBeHidden()
})

const LONG = 'A long story. '.repeat(16_000)

for (const { name, path, button, field, message, fill } of [
  {
    name: 'the enquiry page',
    path: '/enquiry',
    button: 'Send enquiry',
    field: 'Description *',
    message: 'Description must be at most 10000 characters',
    fill: async (page: Page) => {
      await page.getByLabel('Name *').fill(visitor().name)
      await page.getByLabel('Email *').fill(visitor().email)
    },
  },
  { ...forms[0], field: 'Description *', message: 'Description must be at most 10000 characters' },
  { ...forms[1], field: 'Message', message: 'Message must be at most 10000 characters' },
  {
    ...forms[2],
    field: 'Why this role?',
    message: 'A reason must be at most 5000 characters',
  },
])
  test(`${name} keeps a text that is too long and shows an error message`, async ({ page }) => {
    await page.goto(path ?? '')
    await fill?.(page)
    await page.getByLabel(field).fill(LONG)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue(LONG)
  })

// Remix reports a response that it cannot decode in the console.
base(
  'the enquiry page keeps what was typed when the response is not from Remix',
  async ({ page }) => {
    await page.goto('/enquiry')
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await page.locator('html[data-hydrated]').waitFor()
    const { desc } = await fillEnquiry(page)
    await page.route('**/enquiry/send', (route) =>
      route.fulfill({ status: 413, body: 'Payload Too Large' }),
    )
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to submit enquiry. Please try again.')
    await expect(page.getByLabel('Description *')).toHaveValue(desc)
  },
)

test('an enquiry and an application sent by a script show a reference', async ({ page }) => {
  for (const { path, fill, button, reference } of [
    { ...forms[0], reference: /ENQ-\w{4}-\w{4}/ },
    { ...forms[2], reference: /JOB-\w{4}-\w{4}/ },
  ]) {
    await page.goto(path ?? '')
    await fill?.(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Your reference is')).toHaveText(reference)
  }
})

test('the contact form shows its error messages without a request', async ({ page }) => {
  let requests = 0
  await page.route('**/api/mail/send', (route) => {
    requests++
    return route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('  ')
  await page.getByLabel('Email').fill('asha@gmail')
  await page.getByLabel('Message').fill('  ')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Name is required. Message is required')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/)
  await expect(page.getByLabel('Email')).toHaveValue('asha@gmail')
  expect(requests).toBe(0)
})

for (const { name, path, button, failed, fill } of forms.slice(1)) {
  test(`${name} shows an error message when its rules cannot be loaded`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await fill(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toHaveText(failed)
    await expect(page.getByLabel('Email')).not.toHaveValue('')
  })

  test(`${name} is empty after sending, even if the server refused it before`, async ({ page }) => {
    await page.goto(path)
    await page.getByLabel(/name/i).first().fill('Asha from the server')
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page).toHaveTitle(/^Error: /)
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page.getByLabel(/name/i).first()).toHaveValue('Asha from the server')
    await fill(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.getByLabel(/name/i).first()).toHaveValue('')
  })
}

test('a refused form keeps its error messages while the visitor follows them', async ({ page }) => {
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill('ab')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: 'Email is required' }).click()
  await expect(page.getByLabel('Email *')).toBeFocused()
  await expect(page.locator('label[for=page-email]'), 'its label is in view').toBeInViewport()
  await expect(summary).toContainText('Name must be at least 3 characters')
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(/Email is required/)
  await expect(page).toHaveTitle(/^Error: /)
})

test('the enquiry page shows and focuses an error message without a connection', async ({
  page,
  context,
}) => {
  await page.goto('/enquiry')
  const { desc } = await fillEnquiry(page)
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Send enquiry' })
  await send.click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Failed to submit enquiry. Please try again.')
  await expect(alert).toBeFocused()
  await expect(page.getByLabel('Description *')).toHaveValue(desc)
  await context.setOffline(false)
  await send.click()
  await expect(page.getByRole('heading', { name: 'We have your enquiry' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeFocused()
})

test('the enquiry page says that an enquiry is sent when the response has no reference', async ({
  page,
}) => {
  await page.route('**/enquiry/send', (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto('/enquiry')
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const sent = page.getByRole('status').filter({ hasText: 'Enquiry submitted successfully!' })
  await expect(sent).toBeFocused()
  await expect(page.getByLabel('Name *')).toBeHidden()
  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(page.getByLabel('Name *')).toBeFocused()
  await expect(page.getByLabel('Name *')).toHaveValue('')
})

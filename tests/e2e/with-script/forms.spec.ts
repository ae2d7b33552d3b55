import { test as base, type Page } from '@playwright/test'

import { pdf } from '../../support/files'
import { openDialog } from '../open-dialog'
import { visitor } from '../people'
import { expect, test } from '../test'

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }))

/** The public forms that a script sends, each with what fills it and what it answers. */
const forms = [
  {
    name: 'the enquiry dialog',
    path: '/about',
    call: '**/enquiry/send',
    button: 'Send enquiry',
    sent: 'Enquiry submitted successfully!',
    failed: 'Failed to submit enquiry. Please try again.',
    fill: async (page: Page) => {
      const { name, email, desc } = visitor()
      await openDialog(page)
      await page.getByLabel('Name *').fill(name)
      await page.getByLabel('Email *').fill(email)
      await page.getByLabel('Description *').fill(desc)
    },
  },
  {
    name: 'the contact form',
    path: '/contact',
    call: '**/api/mail/send',
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
    call: '**/careers/addjob',
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

for (const { name, path, call, button, sent, failed, fill } of forms) {
  test(`${name} shows on a phone what became of it, and the focus goes there`, async ({ page }) => {
    let tries = 0
    await page.route(call, (route) => (tries++ === 0 ? route.abort() : route.continue()))
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

  test(`${name} that was sent is empty for whoever comes back`, async ({ page }) => {
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
    const dialog = page.getByRole('dialog')
    if (name === 'the enquiry dialog') {
      await page.getByRole('banner').getByRole('link', { name: 'Enquiry' }).click()
      await expect(dialog).toBeVisible()
    }
    const typed = page.locator('form').getByRole('textbox')
    await expect(typed.nth(2)).toBeVisible()
    await expect(async () => {
      for (const field of await typed.all()) await expect(field).toHaveValue('', { timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })
}

test('an application that is on its way says how long that may take', async ({ page }) => {
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

for (const { name, path, button, field, said, fill } of [
  {
    name: 'the enquiry page',
    path: '/enquiry',
    button: 'Send enquiry',
    field: 'Description *',
    said: 'Description must be at most 10000 characters',
    fill: async (page: Page) => {
      await page.getByLabel('Name *').fill(visitor().name)
      await page.getByLabel('Email *').fill(visitor().email)
    },
  },
  { ...forms[0], field: 'Description *', said: 'Description must be at most 10000 characters' },
  { ...forms[1], field: 'Message', said: 'Message must be at most 10000 characters' },
  { ...forms[2], field: 'Why this role?', said: 'Please keep every field under 5000 characters' },
])
  test(`${name} keeps a text that is far too long, and says so`, async ({ page }) => {
    await page.goto(path ?? '')
    await fill?.(page)
    await page.getByLabel(field).fill(LONG)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: said })).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue(LONG)
  })

// The framework tells the console of an answer that it cannot read.
base('the enquiry page keeps what was typed where no page answers', async ({ page }) => {
  const { name, email, desc } = visitor()
  await page.goto('/enquiry')
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByLabel('Name *').fill(name)
  await page.getByLabel('Email *').fill(email)
  await page.getByLabel('Description *').fill(desc)
  await page.route('**/enquiry/send', (route) =>
    route.fulfill({ status: 413, body: 'Payload Too Large' }),
  )
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit enquiry. Please try again.')
  await expect(page.getByLabel('Description *')).toHaveValue(desc)
})

test('an enquiry and an application that a script sent have a reference too', async ({ page }) => {
  for (const { path, fill, button, mark } of [
    { ...forms[0], mark: /ENQ-\w{4}-\w{4}/ },
    { ...forms[2], mark: /JOB-\w{4}-\w{4}/ },
  ]) {
    await page.goto(path ?? '')
    await fill?.(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Your reference is')).toHaveText(mark)
  }
})

test('the contact form says what is wrong before it is sent, as it does without a script', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/mail/send', (route) => {
    calls++
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
  expect(calls).toBe(0)
})

for (const { name, path, button, failed, fill } of forms.slice(1)) {
  test(`${name} says so where its rules cannot be fetched`, async ({ page, context }) => {
    await page.goto(path)
    await fill(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toHaveText(failed)
    await expect(page.getByLabel('Email')).not.toHaveValue('')
  })

  test(`${name} is empty once it is sent, also after the server refused it`, async ({ page }) => {
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

test('a refused form still says what is wrong while its visitor goes through the faults', async ({
  page,
}) => {
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill('ab')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: 'Email is required' }).click()
  await expect(page.getByLabel('Email *')).toBeFocused()
  await expect(page.locator('label[for=page-email]'), 'its label is in sight').toBeInViewport()
  await expect(summary).toContainText('Name must be at least 3 characters')
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(/Email is required/)
  await expect(page).toHaveTitle(/^Error: /)
})

test('an enquiry page that gets no answer says so above what was typed', async ({
  page,
  context,
}) => {
  const { name, email, desc } = visitor()
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(name)
  await page.getByLabel('Email *').fill(email)
  await page.getByLabel('Description *').fill(desc)
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

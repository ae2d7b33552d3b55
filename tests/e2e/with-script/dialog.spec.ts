import type { Page } from '@playwright/test'

import { stopClock } from '../clock'
import { openDialog as clickEnquiry } from '../open-dialog'
import { fillEnquiry, visitor } from '../people'
import { expect, test } from '../test'

async function openDialog(page: Page) {
  await page.goto('/')
  return clickEnquiry(page)
}

const fill = (page: Page, fields = visitor()) => fillEnquiry(page.getByRole('dialog'), fields)

test('the dialog takes the focus, fits its limits and returns the focus', async ({ page }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Send an enquiry' })).toBeFocused()
  const box = await dialog.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(960)
  expect(box?.height).toBeLessThanOrEqual(760)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true }),
  ).toBeFocused()
})

test('on the enquiry page the link Enquiry focuses the first field instead', async ({ page }) => {
  await page.goto('/enquiry')
  const link = page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await link.click()
  await expect(page.getByRole('main').getByLabel('Name *')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('at 320 px the close button covers neither the title nor the errors', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const dialog = await openDialog(page)
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
  const title = await dialog
    .getByRole('heading', { name: 'Send an enquiry' })
    .evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().right
    })
  expect(title).toBeLessThanOrEqual(close?.x ?? 0)

  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  const summary = dialog.getByRole('alert')
  await expect(summary).toBeFocused()
  const stuck = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
  const below = (stuck?.y ?? 0) + (stuck?.height ?? 0)
  expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(below)
})

test('a sent enquiry clears every field but the phone number, and the dialog stays open', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await fill(page)
  await dialog.getByLabel('Phone', { exact: true }).fill('98765 43210')
  await dialog.getByLabel('Best time to call').selectOption('Any time')
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByText('Enquiry submitted successfully!')).toBeVisible()
  for (const label of ['Name *', 'Email *', 'Company name', 'Telegram ID', 'Description *'])
    await expect(dialog.getByLabel(label)).toHaveValue('')
  await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue('98765 43210')
  await expect(dialog.getByLabel('Best time to call')).toHaveValue('')
  await expect(dialog.getByLabel('Name *')).toBeHidden()
  await dialog.getByRole('button', { name: 'Send another' }).click()
  await expect(dialog.getByLabel('Name *')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('Description is the fourth field', async ({ page }) => {
  const dialog = await openDialog(page)
  const labels = await dialog.locator('label:not(.trap label)').allTextContents()
  expect(labels.slice(0, 4)).toEqual(['Name *', 'Email *', 'Company name', 'Description *'])
  expect(labels.slice(4)).toEqual(expect.arrayContaining(['Telegram ID', 'Phone']))
})

test('an invalid enquiry shows every error message and sends no request', async ({ page }) => {
  let sent = 0
  await page.route('**/enquiry/send', (route) => {
    sent++
    return route.continue()
  })
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Name is required. Email is required. Description is required',
  )
  expect(sent).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('while sending the button is disabled; a double click sends once', async ({ page }) => {
  let sent = 0
  let respond = () => {}
  const mayRespond = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/enquiry/send', async (route) => {
    sent++
    await mayRespond
    await route.continue()
  })
  const dialog = await openDialog(page)
  await fill(page)
  await dialog.getByRole('button', { name: 'Send enquiry' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  respond()
  await expect(dialog.getByText('Enquiry submitted successfully!')).toBeVisible()
  expect(sent).toBe(1)
})

for (const [what, body, shown] of [
  ['its message', { message: 'The desk is closed' }, 'The desk is closed'],
  ['its errors in one text', { errors: ['One', 'Two'] }, 'One. Two'],
  ['the general error message', {}, 'Failed to submit enquiry. Please try again.'],
] as const) {
  test(`when the server refuses an enquiry, the dialog shows ${what}`, async ({ page }) => {
    await page.route('**/enquiry/send', (route) => route.fulfill({ status: 400, json: body }))
    const dialog = await openDialog(page)
    await fill(page)
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(shown)
    await expect(dialog.getByLabel('Name *')).not.toHaveValue('')
  })
}

test('a retry after a failed request has the same idempotency key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/enquiry/send', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.fulfill({ status: 404, body: 'not json' }) : route.continue()
  })
  const dialog = await openDialog(page)
  await fill(page)
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit enquiry. Please try again.')
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByText('Enquiry submitted successfully!')).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('the dialog scrolls on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const dialog = await openDialog(page)
  const button = dialog.getByRole('button', { name: 'Send enquiry' })
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the close button of the dialog stays in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Send enquiry' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

for (const [what, isLate] of [
  ['the dialog opens once its code is loaded', false],
  ['the enquiry page opens after two seconds', true],
] as const)
  test(`on a slow connection the link is busy, and ${what}`, async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/enquiry-dialog-window-*.js', async (route) => {
      await arrived
      await route.continue().catch(() => undefined)
    })
    await page.clock.install()
    await page.goto('/about')
    await stopClock(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(1900)
    await expect(link).toHaveAttribute('aria-busy', 'true')
    if (isLate) {
      await page.clock.runFor(100)
      await expect(page).toHaveURL('/enquiry')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send an enquiry')
    }
    arrive()
    if (isLate) return
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(link).not.toHaveAttribute('aria-busy')
  })

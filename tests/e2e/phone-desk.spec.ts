import type { Page } from '@playwright/test'

import { sendByCall, signUp, visitor, withoutNews } from './people'
import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the first enquiry begins in the upper half of the first screen', async ({
  page,
}) => {
  await withoutNews(page)
  await signUp(page)
  await sendByCall(page, visitor())
  await page.goto('/admin')
  const box = await page.locator('tbody tr').first().boundingBox()
  const notice = await page.getByRole('complementary').boundingBox()
  expect(box?.y).toBeLessThan(422 + (notice?.height ?? 0))
})

test('on a phone every notice is there in full', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin')
  const notices = page.getByRole('complementary').getByRole('link')
  await expect(notices.filter({ hasText: /and \d+ more$/ })).toBeVisible()
  for (const notice of await notices.all()) {
    await expect(notice).toBeInViewport({ ratio: 1 })
    expect(await notice.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
    expect(await notice.evaluate((link) => getComputedStyle(link).textOverflow)).toBe('clip')
  }
})

test('on a phone no table of the desk needs scrolling sideways', async ({ page }) => {
  await signUp(page)
  await sendByCall(page, visitor())
  for (const path of ['/admin/mails', '/admin/retention', '/admin/health', '/admin/audit']) {
    await page.goto(path)
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1).getByRole('rowheader'), path).toBeVisible()
    const spare = await table.evaluate(({ scrollWidth }) => innerWidth - scrollWidth)
    expect.soft(spare, path).toBeGreaterThanOrEqual(0)
    await expectNoSidewaysScroll(page, path)
  }
})

test('on a phone a long search that finds nothing needs no scrolling sideways', async ({
  page,
}) => {
  await signUp(page)
  await sendByCall(page, visitor())
  for (const path of ['/admin', '/admin/jobs']) {
    await page.goto(`${path}?q=${'Z'.repeat(100)}`)
    await expect(page.getByText('ZZZ', { exact: false }).last(), path).toBeVisible()
    await expectNoSidewaysScroll(page, path)
  }
})

test('on the smallest phone no page of the desk is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUp(page)
  await sendByCall(page, visitor())
  const paths = [
    '',
    '?view=cards',
    '?folder=spam',
    '/jobs',
    '/mails',
    '/saved-replies',
    '/saved-replies/new',
    '/accounts',
    '/audit',
    '/privacy',
  ]
  for (const path of [...paths, '/retention', '/accounts/second-factor']) {
    await page.goto(`/admin${path}`)
    await expectNoSidewaysScroll(page, path)
  }
})

async function expectNoSidewaysScroll(page: Page, path?: string) {
  const spare = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
  expect.soft(spare, path).toBeGreaterThanOrEqual(0)
}

test('on a phone a mail that nobody tried to send has no line for tries', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  await sendByCall(page, asha)
  await page.goto('/admin/mails')
  const mail = page.getByRole('row').filter({ hasText: `Enquiry from ${asha.email}` })
  await expect(mail.getByText('Waiting')).toBeVisible()
  await expect(mail.getByText('Tries')).toBeHidden()
  await expect(mail.getByText('Next try')).toBeHidden()
})

test('an address of the desk where nothing is keeps staff at the desk', async ({ page }) => {
  await signUp(page)
  const answer = await page.goto('/admin/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  await expect(page).toHaveTitle('No such page')
})

import type { Page } from '@playwright/test'

import { applyByApi, sendByApi, signUp, staff, visitor } from './people'
import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone every notice is shown in full', async ({ page }) => {
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

test('on a phone the list shows that a person has applied before', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  for (const desc of [asha.desc, 'Once more']) await applyByApi(page, { ...asha, desc })
  await page.goto(`/admin/jobs?q=${asha.email}`)
  const mark = page.getByRole('link', { name: /^\d+\w\w (or later )?application of/ }).first()
  await expect(mark).toBeInViewport({ ratio: 1 })
  expect(await mark.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await mark.evaluate((link) => getComputedStyle(link, '::before').width)).toBe('8px')
})

test('on a phone no table of the desk scrolls horizontally', async ({ page }) => {
  await signUp(page, { ...staff(), name: 'N'.repeat(200) })
  await sendByApi(page)
  for (const path of ['/admin/mails', '/admin/retention', '/admin/health', '/admin/audit']) {
    await page.goto(path)
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1).getByRole('rowheader'), path).toBeVisible()
    const spare = await table.evaluate(({ scrollWidth }) => innerWidth - scrollWidth)
    expect.soft(spare, path).toBeGreaterThanOrEqual(0)
    await expectNoHorizontalScroll(page, path)
  }
})

test('on a phone a long search without results does not scroll horizontally', async ({ page }) => {
  await signUp(page)
  await sendByApi(page)
  for (const path of ['/admin', '/admin/jobs']) {
    await page.goto(`${path}?q=${'Z'.repeat(100)}`)
    await expect(page.getByText('ZZZ', { exact: false }).last(), path).toBeVisible()
    await expectNoHorizontalScroll(page, path)
  }
})

test('no page of the desk is wider than a screen of 320 px or a window of 195 px', async ({
  page,
}) => {
  await signUp(page)
  await sendByApi(page)
  const paths = [
    '',
    '?view=cards',
    '?folder=spam',
    '/jobs',
    '/mails',
    '/saved-replies',
    '/saved-replies/new',
    '/webhooks',
    '/site',
    '/site/prices',
    '/site/images',
    '/site/start',
    '/site/brand',
    '/accounts',
    '/audit',
    '/privacy',
  ]
  for (const path of [...paths, '/retention', '/accounts/second-factor']) {
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`/admin${path}`)
      await expectNoHorizontalScroll(page, `${path} at ${width} px`)
    }
  }
})

async function expectNoHorizontalScroll(page: Page, path?: string) {
  const spare = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
  expect.soft(spare, path).toBeGreaterThanOrEqual(0)
}

test('on a phone a mail without a delivery attempt has no line for attempts', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin/mails')
  const mail = page.getByRole('row').filter({ hasText: `Enquiry from ${asha.email}` })
  await expect(mail.getByText('Waiting')).toBeVisible()
  await expect(mail.getByText('Tries')).toBeHidden()
  await expect(mail.getByText('Next try')).toBeHidden()
})

test('an unknown URL of the desk gets a 404 page inside the desk', async ({ page }) => {
  await signUp(page)
  const response = await page.goto('/admin/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  await expect(page).toHaveTitle('No such page')
})

test('on a phone a long name is cut at its end, in any direction, and keeps its vowel signs', async ({
  page,
}) => {
  await signUp(page)
  const arabic = { ...visitor(), name: `محمد ${'عبد الرحمن '.repeat(6)}`.trim() }
  await sendByApi(page, arabic)
  await page.goto(`/admin?q=${arabic.email}`)
  const name = page.getByRole('link', { name: arabic.name })
  const [box, first] = await name.evaluate((link) => {
    const range = document.createRange()
    range.setStart(link.firstChild ?? link, 0)
    range.setEnd(link.firstChild ?? link, 4)
    const { left, right } = range.getBoundingClientRect()
    const { left: from, right: to } = link.getBoundingClientRect()
    return [
      { from, to },
      { left, right },
    ] as const
  })
  expect(first.left).toBeGreaterThanOrEqual(box.from)
  expect(first.right).toBeLessThanOrEqual(box.to + 1)
  expect(await name.evaluate((link) => getComputedStyle(link).overflowY)).toBe('visible')
})

import type { Page } from '@playwright/test'

import { applyByApi, openEnquiry, sendByApi, signUp, visitor } from '../people'
import { expect, test } from '../test'

test.use({ isMobile: true, hasTouch: true })

/** Names of fields below 16 px, where Safari zooms in on focus. */
const zoomingFields = (page: Page) =>
  page
    .locator('main :is(input:not([type=checkbox], [type=hidden]), select)')
    .evaluateAll((all) =>
      all
        .filter((field) => !(Number.parseFloat(getComputedStyle(field).fontSize) >= 16))
        .map((field) => field.getAttribute('name')),
    )

/** Texts smaller than 14 px. */
const smallText = (page: Page) =>
  page.locator('.desk :not(svg, svg *, option)').evaluateAll((all) =>
    all
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter(
        (one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).fontSize) < 14,
      )
      .map((one) => one.textContent),
  )

/** Touch targets smaller than 44 px, except links in text and in definition lists. */
const SMALL_TARGETS = `[...document.querySelectorAll('.desk :is(a, button, select, summary, input:not([type=hidden]))')]
  .filter((target) => target.checkVisibility() && !target.closest('.skip, dd, p.hint'))
  .filter((target) => !target.matches('th a'))
  .map((target) => (target.matches('input[type=checkbox]') ? (target.closest('label') ?? target) : target))
  .map((target) => [target.textContent.trim().slice(0, 30) || target.outerHTML.slice(0, 60), target.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
  .map(([text, { width, height }]) => text + ' ' + Math.round(width) + ' x ' + Math.round(height))`

test('on touch screens desk fields have 16 px, texts 14 px, targets 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const asha = visitor()
  await sendByApi(page, { ...asha, phone: '+91 98765 43210' })
  await sendByApi(page, { ...asha, desc: 'Any news of our offer?' })
  await applyByApi(page, asha)
  const paths = ['', '?view=cards', '?q=nobody', '/jobs', '/jobs?q=nobody', '/mails', '/accounts']
  for (const path of [
    ...paths,
    '/accounts/second-factor',
    '/audit',
    '/privacy',
    '/retention',
    '/no',
  ]) {
    await page.goto(`/admin${path}`)
    expect.soft(await page.evaluate(SMALL_TARGETS), path).toEqual([])
    expect.soft(await smallText(page), path).toEqual([])
    expect.soft(await zoomingFields(page), `${path} on a phone`).toEqual([])
    await page.setViewportSize({ width: 820, height: 1100 })
    expect.soft(await zoomingFields(page), `${path} on a tablet`).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await openEnquiry(page)
  await expect(page.getByRole('heading', { name: 'History and notes' })).toBeVisible()
  expect.soft(await page.evaluate(SMALL_TARGETS), 'an enquiry').toEqual([])
})

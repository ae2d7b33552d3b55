import type { Page } from '@playwright/test'

import { applyByApi, openEnquiry, sendByApi, signUp, visitor } from '../people'
import { expect, test } from '../test'

test.use({ isMobile: true, hasTouch: true })

/** Names of fields for which Safari enlarges the page, since their letters are smaller than 16 px. */
const zoomingFields = (page: Page) =>
  page
    .locator('main :is(input:not([type=checkbox], [type=hidden]), select)')
    .evaluateAll((all) =>
      all
        .filter((field) => !(Number.parseFloat(getComputedStyle(field).fontSize) >= 16))
        .map((field) => field.getAttribute('name')),
    )

/** Words smaller than 14 px. */
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

/** What is smaller under a finger than 44 px; links in a text or in a list of facts may be. */
const SMALL = `[...document.querySelectorAll('.desk :is(a, button, select, summary, input:not([type=hidden]))')]
  .filter((thing) => thing.checkVisibility() && !thing.closest('.skip, dd, p.hint'))
  .filter((thing) => !thing.matches('th a'))
  .map((thing) => (thing.matches('input[type=checkbox]') ? (thing.closest('label') ?? thing) : thing))
  .map((thing) => [thing.textContent.trim().slice(0, 30) || thing.outerHTML.slice(0, 60), thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
  .map(([words, { width, height }]) => words + ' ' + Math.round(width) + ' x ' + Math.round(height))`

/** Every page is visited once for all three rules: a visit costs more than they do. */
test('on a touched screen no field of the desk zooms in, no word is too small, and what is to be tapped is 44 px wide and high', async ({
  page,
}) => {
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
    expect.soft(await page.evaluate(SMALL), path).toEqual([])
    expect.soft(await smallText(page), path).toEqual([])
    expect.soft(await zoomingFields(page), `${path} on a phone`).toEqual([])
    await page.setViewportSize({ width: 820, height: 1100 })
    expect.soft(await zoomingFields(page), `${path} on a tablet`).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await openEnquiry(page)
  await expect(page.getByRole('heading', { name: 'History and notes' })).toBeVisible()
  expect.soft(await page.evaluate(SMALL), 'an enquiry').toEqual([])
})

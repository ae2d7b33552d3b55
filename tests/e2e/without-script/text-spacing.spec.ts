import type { Page } from '@playwright/test'

import { cutTexts, renderAll } from '../page-rules'
import { sendByApi, signUp } from '../people'
import { expect, test } from '../test'

/** The text spacing of WCAG 1.4.12 that changes widths. */
const widenText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets = [spacing]
  })

test('with wider text spacing the name of the home page is not cut off on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await renderAll(page)
  await widenText(page)
  expect(await cutTexts(page)).toEqual([])
})

test('with wider text spacing date and waiting time of an enquiry stay in their column', async ({
  page,
}) => {
  await signUp(page)
  await sendByApi(page)
  await page.goto('/admin')
  await widenText(page)
  const cut = await page.locator('td:is(.row-when, .row-waiting)').evaluateAll((cells) => {
    const texts = { 'row-when': '19 Sept 2025', 'row-waiting': '139 working days' }
    return cells.flatMap((cell) => {
      cell.textContent = texts[cell.className as keyof typeof texts]
      return cell.scrollWidth > cell.clientWidth ? [cell.textContent] : []
    })
  })
  expect(cut).toEqual([])
})

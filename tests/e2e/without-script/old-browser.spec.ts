import type { Page } from '@playwright/test'

import { expect, test } from '../test'

const coloursOf = (page: Page) =>
  page.locator('body, main :is(h1, p, label, .inp, .btn)').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
      return [element.textContent, color, backgroundColor, borderTopColor]
    }),
  )

for (const path of ['/', '/contact', '/digital-marketting/bulk-sms', '/login']) {
  test(`${path} has the light colours in a browser without light-dark()`, async ({ page }) => {
    await page.goto(path)
    const light = await coloursOf(page)
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('light-dark(', 'unknown(')
      await route.fulfill({ response, body })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    expect(await coloursOf(page)).toEqual(light)
  })
}

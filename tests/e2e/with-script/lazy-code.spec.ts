import type { Page, Route } from '@playwright/test'

import { expect, test } from '../test'

test.use({ breaksAnswers: true })

const DRAWINGS = [
  ['google-ads', 'auction'],
  ['facebook-ads', 'audience'],
  ['voice-call', 'call-storyline'],
  ['whatsapp-marketing', 'chat-thread'],
  ['twitter', 'complaint'],
  ['instagram', 'crops'],
  ['ivr-tollfree', 'keypad'],
  ['linkedin', 'lead-path'],
  ['bulk-sms', 'sms-report'],
  ['youtube', 'storyboard'],
] as const

const FAILURES = [
  ['is lost', (route: Route) => route.abort()],
  ['is gone after an update', (route: Route) => route.fulfill({ status: 404 })],
] as const

// One after an update: all drawings are loaded by the same function.
for (const [service, drawing] of DRAWINGS)
  for (const [failure, answer] of FAILURES.slice(0, service === 'bulk-sms' ? 2 : 1))
    test(`${service} stays as served where the code of its drawing ${failure}`, async ({
      page,
    }) => {
      const path = `/digital-marketting/${service}`
      const html = await (await page.request.get(path)).text()
      const code = `**/assets/${drawing}-*.js`
      await page.route(code, answer)
      const asked = page.waitForRequest(code)
      await page.goto(path)
      await (await asked).response().catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('lost')
      expect(await page.locator('main').textContent()).toBe(await servedText(page, html))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
      await expect(page).toHaveURL('/refund-policy')
    })

test('a page reached by a link is shown without a drawing whose code does not come', async ({
  page,
}) => {
  await page.goto('/digital-marketting')
  await page.route('**/assets/auction-*.js', (route) => route.abort())
  const path = '/digital-marketting/google-ads'
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moment they search/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

function servedText(page: Page, html: string): Promise<string | null | undefined> {
  return page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent,
    html,
  )
}

import type { Page, Route } from '@playwright/test'

import { expect, test } from '../test'

test.use({ fakesResponses: true })

const SIGNATURES = [
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
  ['does not load', (route: Route) => route.abort()],
  ['is gone after an update', (route: Route) => route.fulfill({ status: 404 })],
] as const

// An update is tested with one section, because the same function loads them all.
for (const [service, signature] of SIGNATURES)
  for (const [failure, fail] of FAILURES.slice(0, service === 'bulk-sms' ? 2 : 1))
    test(`${service} stays as served when the code of its signature section ${failure}`, async ({
      page,
    }) => {
      const path = `/digital-marketting/${service}`
      const html = await (await page.request.get(path)).text()
      const code = `**/assets/${signature}-*.js`
      await page.route(code, fail)
      const requested = page.waitForRequest(code)
      await page.goto(path)
      await (await requested).response().catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('lost')
      expect(await page.locator('main').textContent()).toBe(await servedText(page, html))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
      await expect(page).toHaveURL('/refund-policy')
    })

test('a page opened by a link is shown when the code of its signature section does not load', async ({
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

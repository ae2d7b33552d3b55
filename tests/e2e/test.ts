import { test as base, expect } from '@playwright/test'

import { removeAccounts } from './people'

/** Chromium aborts every request when a network interface of the machine appears or disappears. */
const NETWORK_CHANGED = 'net::ERR_NETWORK_CHANGED'

/** Every test also fails on an error in the console, such as a violation of the content security policy. */
export const test = base.extend<{ fakesResponses: boolean; skipsHydration: boolean }>({
  /** The test fakes responses that Remix cannot decode and reports in the console. */
  fakesResponses: [false, { option: true }],
  /** The test does not wait for hydration, which doubles the time of a page. */
  skipsHydration: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, fakesResponses, skipsHydration }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      // Responses that a test refuses or aborts, and a response that the next click aborts.
      const isExpected =
        /the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)|^AbortError: /.test(
          message.text(),
        )
      if (message.type() === 'error' && !isExpected) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))

    let isAborted = false
    let abortWait = () => {}
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== NETWORK_CHANGED) return
      isAborted = true
      abortWait()
    })

    // Public pages hydrate at the first interaction.
    const untilHydrated = async () => {
      const aborted = new Promise<void>((resolve) => {
        abortWait = resolve
      })
      const isDocument = await page.locator('html[lang]').count()
      if (!javaScriptEnabled || skipsHydration || isDocument === 0 || isAborted) return
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      const hydrated = page.locator('html[data-hydrated]').waitFor()
      hydrated.catch(() => undefined)
      await Promise.race([hydrated, aborted])
    }
    const load = async <Result>(visit: () => Promise<Result>): Promise<Result> => {
      const before = errors.length
      isAborted = false
      const response = await visit().catch((error: unknown) => {
        if (!String(error).includes(NETWORK_CHANGED)) throw error
        isAborted = true
      })
      await untilHydrated()
      if (response !== undefined && !isAborted) return response
      errors.length = before
      return load(visit)
    }
    const { goto, reload } = page
    page.goto = (...args) => load(() => goto.apply(page, args))
    page.reload = (...args) => load(() => reload.apply(page, args))
    await use(page)
    removeAccounts()
    if (!fakesResponses) expect(errors).toEqual([])
  },
})

export { expect }

import { test as base, expect } from '@playwright/test'

/** An interface of the machine that comes or goes breaks off all that its browsers load. */
const NETWORK_CHANGED = 'net::ERR_NETWORK_CHANGED'

/** Every journey also fails on an error in the console, which is where a broken policy shows. */
export const test = base.extend<{ fakesResponses: boolean; skipsHydration: boolean }>({
  /** The test fakes answers that Remix cannot decode and reports in the console. */
  fakesResponses: [false, { option: true }],
  /** Pages are only looked at, because hydration doubles their time. */
  skipsHydration: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, fakesResponses, skipsHydration }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // Answers that a test refuses or breaks off, and an answer that the next click aborts.
      const isExpected =
        /the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)|^AbortError: /.test(
          message.text(),
        )
      if (message.type() === 'error' && !isExpected) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))

    let isBrokenOff = false
    let breakOff = () => {}
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== NETWORK_CHANGED) return
      isBrokenOff = true
      breakOff()
    })

    // Public pages hydrate at the first interaction.
    const untilHydrated = async () => {
      const brokenOff = new Promise<void>((resolve) => {
        breakOff = resolve
      })
      const isDocument = await page.locator('html[lang]').count()
      if (!javaScriptEnabled || skipsHydration || isDocument === 0 || isBrokenOff) return
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      const hydrated = page.locator('html[data-hydrated]').waitFor()
      hydrated.catch(() => undefined)
      await Promise.race([hydrated, brokenOff])
    }
    const load = async <Answer>(visit: () => Promise<Answer>): Promise<Answer> => {
      const before = complaints.length
      isBrokenOff = false
      const answer = await visit().catch((error: unknown) => {
        if (!String(error).includes(NETWORK_CHANGED)) throw error
        isBrokenOff = true
      })
      await untilHydrated()
      if (answer !== undefined && !isBrokenOff) return answer
      complaints.length = before
      return load(visit)
    }
    const { goto, reload } = page
    page.goto = (...args) => load(() => goto.apply(page, args))
    page.reload = (...args) => load(() => reload.apply(page, args))
    await use(page)
    if (!fakesResponses) expect(complaints).toEqual([])
  },
})

export { expect }

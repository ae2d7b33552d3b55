import { test as base, expect } from '@playwright/test'

/** Every journey also fails on an error in the console, which is where a broken policy shows. */
export const test = base.extend<{ breaksAnswers: boolean; staysStatic: boolean }>({
  /** The test fakes answers that Remix cannot decode and reports in the console. */
  breaksAnswers: [false, { option: true }],
  /** Pages are only looked at, because hydration doubles their time. */
  staysStatic: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, breaksAnswers, staysStatic }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // Answers that a test refuses or breaks off, and an answer that the next click aborts.
      const isExpected =
        /the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)|^AbortError: /.test(
          message.text(),
        )
      if (message.type() === 'error' && !isExpected) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))

    // Public pages hydrate at the first interaction.
    const untilHydrated = async () => {
      const isDocument = await page.locator('html[lang]').count()
      if (!javaScriptEnabled || staysStatic || isDocument === 0) return
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      await page.locator('html[data-hydrated]').waitFor()
    }
    const { goto, reload } = page
    page.goto = async (...args) => {
      const answer = await goto.apply(page, args)
      await untilHydrated()
      return answer
    }
    page.reload = async (...args) => {
      const answer = await reload.apply(page, args)
      await untilHydrated()
      return answer
    }
    await use(page)
    if (!breaksAnswers) expect(complaints).toEqual([])
  },
})

export { expect }

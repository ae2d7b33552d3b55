import type { Page } from '@playwright/test'

/** From here on time passes only as the test lets it; a slow machine takes a while to get here. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** React starts and stops its timers a moment after it shows why. */
export async function letPass(page: Page, ms: number) {
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage('')
      }),
  )
  await page.clock.runFor(ms)
}

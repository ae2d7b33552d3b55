import type { Page } from '@playwright/test'

/** Pauses the clock of the page a minute ahead, so that a slow machine cannot miss the moment. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** Waits for React's effects, which start and stop timers, before the clock advances. */
export async function advanceClock(page: Page, ms: number) {
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

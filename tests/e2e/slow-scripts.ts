import type { Page } from '@playwright/test'

/** Delays every script, so that pages hydrate late. */
export async function slowScripts(page: Page, ms: number) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  })
}

import { sendByCall, signUp, visitor } from '../people'
import { expect, test } from '../test'

test.use({ isMobile: true, hasTouch: true })

const PAGES = ['/admin', '/admin?view=table', '/admin/jobs', '/admin/mails', '/admin/audit']

for (const width of [390, 820]) {
  test(`no field of the desk makes a touched screen of ${width} px zoom in`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 })
    await signUp(page)
    await sendByCall(page, visitor())
    for (const path of PAGES) {
      await page.goto(path)
      const fields = page.locator('main :is(input:not([type=checkbox], [type=hidden]), select)')
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => [field.getAttribute('name'), getComputedStyle(field).fontSize]),
      )
      // Safari enlarges the page for a field whose letters are smaller.
      expect(
        sizes.filter(([, size]) => Number.parseFloat(size ?? '') < 16),
        path,
      ).toEqual([])
    }
  })
}

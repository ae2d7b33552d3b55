import { sendByApi, signUp, staff } from '../people'
import { expect, test } from '../test'

test('no table of the desk is cut off in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page, { ...staff(), name: 'N'.repeat(200) })
  await sendByApi(page)
  for (const path of ['mails', 'audit', 'retention', 'health', 'site/prices']) {
    await page.goto(`/admin/${path}`)
    const cut = await page.locator('.table-box:has(table)').evaluateAll((boxes) =>
      boxes.map((box) => {
        const canScroll = getComputedStyle(box).overflowX === 'auto'
        return canScroll ? 0 : box.scrollWidth - box.clientWidth
      }),
    )
    expect.soft(cut, path).toEqual([0])
  }
})

import { openEnquiry, receiveMail, sendByApi, signUp, staff, visitor } from '../people'
import { expect, test } from '../test'

test('a long word in the company name stays inside the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await page.goto('/admin')
  const name = page.locator('.side .logo span')
  for (const words of ['Deshpande Telecommunications', 'Donaudampfschifffahrtsgesellschaft']) {
    await name.evaluate((span, text) => span.replaceChildren(text), words)
    const spare = await page
      .locator('.side')
      .evaluate((side) => side.clientWidth - side.scrollWidth)
    expect(spare, words).toBe(0)
  }
})

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

test('the lines of a long name in Devanagari do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const name = `अनिरुद्धप्रतापनारायणसिंह ${visitor().name}`
  await openEnquiry(page, { name })
  const title = page.getByRole('heading', { name })
  const ratio = await title.evaluate((heading) => {
    const { lineHeight, fontSize } = getComputedStyle(heading)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  })
  expect(ratio).toBeGreaterThanOrEqual(1.25)
})

test('the page of an unmatched email shows the whole email without scrolling in it', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`/admin/inbox/${receiveMail('We need OTP messages.\n'.repeat(60))}`)
  const hidden = await page
    .locator('blockquote')
    .evaluate((email) => email.scrollHeight - email.clientHeight)
  expect(hidden).toBe(0)
})

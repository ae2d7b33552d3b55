import { applyByCall, openEnquiry, sendByCall, signUp, visitor } from '../people'
import { expect, test } from '../test'

test.use({ isMobile: true, hasTouch: true })

const PAGES = ['/admin', '/admin?view=cards', '/admin/jobs', '/admin/mails', '/admin/audit']

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

/** What is smaller under a finger than 44 px; links in a text or in a list of facts may be. */
const SMALL = `[...document.querySelectorAll('.desk :is(a, button, select, summary, input:not([type=hidden]))')]
  .filter((thing) => thing.checkVisibility() && !thing.closest('.skip, dd, p.hint'))
  .filter((thing) => !thing.matches('th a'))
  .map((thing) => (thing.matches('input[type=checkbox]') ? (thing.closest('label') ?? thing) : thing))
  .map((thing) => [thing.textContent.trim().slice(0, 30) || thing.outerHTML.slice(0, 60), thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
  .map(([words, { width, height }]) => words + ' ' + Math.round(width) + ' x ' + Math.round(height))`

test('what is to be tapped at the desk is 44 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const asha = visitor()
  await sendByCall(page, { ...asha, phone: '+91 98765 43210' })
  await sendByCall(page, { ...asha, desc: 'Any news of our offer?' })
  await applyByCall(page, asha)
  const paths = ['', '?view=cards', '?q=nobody', '/jobs', '/jobs?q=nobody', '/mails', '/accounts']
  for (const path of [
    ...paths,
    '/accounts/second-factor',
    '/audit',
    '/privacy',
    '/retention',
    '/no',
  ]) {
    await page.goto(`/admin${path}`)
    expect.soft(await page.evaluate(SMALL), path).toEqual([])
  }
  await openEnquiry(page)
  await expect(page.getByRole('heading', { name: 'History and notes' })).toBeVisible()
  expect.soft(await page.evaluate(SMALL), 'an enquiry').toEqual([])
})

test('no word of the desk is smaller on a phone than 14 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await sendByCall(page, visitor())
  for (const path of PAGES) {
    await page.goto(path)
    const small = await page.locator('.desk :not(svg, svg *, option)').evaluateAll((all) =>
      all
        .filter((one) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .filter(
          (one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).fontSize) < 14,
        )
        .map((one) => one.textContent),
    )
    expect(small, path).toEqual([])
  }
})

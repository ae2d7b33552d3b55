import { expect, test } from '../test'

test.use({ skipsHydration: true })

test('the buttons of the contact page fill their row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const [row, last] = await page
    .locator('.acts')
    .evaluate((acts) =>
      [acts, acts.lastElementChild].map((box) => box?.getBoundingClientRect().right ?? 0),
    )
  expect(last).toBe(row)
})

test('the link of a topic follows its list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/web-development', '/digital-marketting']) {
    await page.goto(path)
    const isBelow = await page.locator('.topics > article').evaluateAll((topics) =>
      topics.map((topic) => {
        const [list, link] = ['.checks', '.link'].map((part) =>
          topic.querySelector(part)?.getBoundingClientRect(),
        )
        return list && link && link.top >= list.bottom
      }),
    )
    expect.soft(isBelow.length).toBeGreaterThan(2)
    expect.soft(isBelow, path).not.toContain(false)
  }
})

test('the contact form of the home page starts below its lead', async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const [lead, form] = await page
      .locator('#contact')
      .evaluate((section) =>
        ['.lead', 'form'].map(
          (part) =>
            section.querySelector(part)?.closest('.lead, .card')?.getBoundingClientRect().left,
        ),
      )
    expect.soft(lead, `at ${width}`).toBe(form)
  }
})

test('the last line of a paragraph or list item is not one short word', async ({ page }) => {
  for (const path of ['/privacy-policy', '/enquiry/sent?reference=ENQ-ABCD-1234']) {
    await page.goto(path)
    const styles = await page
      .locator('main :is(p, li)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).textWrapStyle))
    expect.soft(styles.length).toBeGreaterThan(2)
    expect.soft(styles, path).not.toContain('auto')
  }
})

test('all digits of a column of prices have one width', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms/prices')
  const widths = await page
    .locator('tbody.num')
    .first()
    .evaluate(async (body) => {
      await document.fonts.ready
      return [...'0123456789'].map((digit) => {
        const sample = document.createElement('span')
        sample.textContent = digit.repeat(20)
        body.append(sample)
        return sample.getBoundingClientRect().width
      })
    })
  expect(new Set(widths).size).toBe(1)
})

import config from '../../../playwright.config'
import { cutTexts, horizontalOverflow, renderAll } from '../page-rules'
import { sendByApi, signUp } from '../people'
import { publicPaths } from '../site-map'
import { expect, test } from '../test'

const { launchOptions } = config.use ?? {}

// Twice the default font size of browsers, as in their settings.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

test('text of double size is not cut off on any public page', async ({ page }) => {
  for (const path of [...(await publicPaths(page)), '/enquiry']) {
    await page.goto(path)
    await renderAll(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await horizontalOverflow(page), `${path} at ${width}`).toEqual([])
      expect.soft(await cutTexts(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('no drawing of the home page covers a text of double size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const covered = await page.locator('.area').evaluateAll((areas) =>
    areas.flatMap((area) => {
      const shapes = [...area.querySelectorAll('.sh + rect, .area-arrow')]
      const text = area.querySelector('p') ?? area
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].flatMap((line) =>
        shapes.some((shape) => {
          const { left, right, top, bottom, width } = shape.getBoundingClientRect()
          const isBeside = left >= line.right || right <= line.left
          return width > 0 && !isBeside && top < line.bottom && bottom > line.top
        })
          ? [text.textContent]
          : [],
      )
    }),
  )
  expect(covered).toEqual([])
})

test('the country of a phone number is readable in double size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/enquiry')
  const country = page.getByRole('main').getByLabel('Country of the phone number')
  const room = await country.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const text = pen.measureText(select.selectedOptions[0]?.textContent ?? '').width
    return (
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text
    )
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('a card of an enquiry divides no label in double size', async ({ page }) => {
  await signUp(page)
  const { email } = await sendByApi(page, { telegramId: '@asha' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/admin?view=cards&q=${email}`)
  const labels = page.locator('.enquiry dt')
  await expect(labels.filter({ hasText: 'Reference' })).toBeVisible()
  const divided = await labels.evaluateAll((all) =>
    all.flatMap((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      const isDivided = !label.textContent?.includes(' ') && range.getClientRects().length > 1
      return isDivided ? [label.textContent] : []
    }),
  )
  expect(divided).toEqual([])
})

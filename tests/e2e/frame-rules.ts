import { expect, type Locator, type Page } from '@playwright/test'

import { faintWords } from './faint-words'
import { drawAll } from './page-rules'
import { PRODUCTS } from './site-map'

/** A part that overtakes the first one would jump when the first frame lets it in; see styles/later.css. */
const overtaking = (main: Locator) =>
  main.locator('> *').evaluateAll((parts) => {
    const [first, ...others] = parts
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        words: part.textContent?.slice(0, 40),
        ...part.getBoundingClientRect().toJSON(),
      }))
    return others.filter(({ top }) => top < first?.bottom - 1).map(({ words }) => words)
  })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** In how many columns the cards of each section stand. */
const columns = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((lists) =>
      lists.map(
        ({ children }) =>
          new Set(Array.from(children, (item) => (item as HTMLElement).offsetLeft)).size,
      ),
    )

export async function expectNotEndless(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await page.goto(path)
  expect.soft(answer?.status(), path).toBe(200)
  const estimated = await heightOf(page)
  await drawAll(page)
  const drawn = await heightOf(page)
  const limit = PRODUCTS.includes(path) ? 8200 : 7000
  expect.soft(drawn, `${path} is not endless on a phone`).toBeLessThanOrEqual(limit)
  // A short section is estimated too high.
  expect.soft(estimated - drawn, `${path} is estimated well`).toBeLessThan(525)
}

/** Between header and footer, under one heading, its parts in order, and no wider than the narrowest phone. */
export async function expectFrame(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect.soft(page.getByRole('banner'), path).toBeVisible()
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1)
  await expect.soft(page.getByRole('main'), path).toHaveCount(1)
  expect.soft(await overtaking(page.getByRole('main')), path).toEqual([])
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  const twice = ids.filter((id, at) => ids.indexOf(id) < at)
  expect.soft(twice, path).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, path).toBeLessThanOrEqual(320)
}

const COLUMNS = [
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const

/** One column, two from 640 pixels, three from 1024. @returns where there are others */
export const otherColumns = async (page: Page) => {
  const width = await page.evaluate(() => innerWidth)
  const wanted = COLUMNS.find(([at]) => at === width)?.[1]
  return (await columns(page)).filter((count) => count !== wanted)
}

export const COLUMN_WIDTHS = COLUMNS.map(([width]) => width)

/** Every word stands out from white paper, without the grounds that stay off it. */
export async function expectPrintable(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await faintWords(page), `${path} on paper`).toEqual([])
  await page.emulateMedia({ media: null, colorScheme: null })
}

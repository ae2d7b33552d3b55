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

/** How the cards of each section look, and in how many columns they stand. */
const columns = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((lists) =>
    lists.map(({ children, classList }) => ({
      look: [...classList].find((name) => name.startsWith('in-')) ?? '',
      count: new Set(Array.from(children, (item) => (item as HTMLElement).offsetLeft)).size,
    })),
  )

export async function expectNotEndless(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await page.goto(path)
  expect.soft(answer?.status(), path).toBe(200)
  const estimated = await heightOf(page)
  await drawAll(page)
  const drawn = await heightOf(page)
  // A product beyond the ten of the specification may add half a row of tiles.
  const more = Math.max(0, (await page.locator('.product').count()) - 10)
  const limit = (PRODUCTS.includes(path) ? 8200 : 7000) + 300 * more
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

export const COLUMN_WIDTHS = [639, 640, 1023, 1024, 1440]

/** Columns at each of these widths. */
const THREE = [1, 2, 2, 3, 3]
const ONE = [1, 1, 1, 1, 1]
const STAIRS = [1, 1, 1, 3, 3]
const COLUMNS: Record<string, number[]> = {
  'in-boxes': THREE,
  'in-ledger': THREE,
  'in-stairs': STAIRS,
  'in-lead': [1, 1, 2, 2, 2],
  'in-terms': ONE,
  'in-prose': ONE,
  'in-folds': ONE,
  'in-panel': ONE,
  'in-beside': [1, 1, 3, 3, 3],
}

/** @returns the sections whose cards stand in another number of columns than their look asks for */
export const otherColumns = async (page: Page) => {
  const width = await page.evaluate(() => innerWidth)
  const at = COLUMN_WIDTHS.indexOf(width)
  return (await columns(page)).filter(({ look, count }) => count !== COLUMNS[look]?.[at])
}

/** Sections of three equal columns beyond the first. */
export const moreThrees = async (page: Page) =>
  (await columns(page)).filter(({ count }) => count === 3).slice(1)

/** Every word stands out from white paper, without the grounds that stay off it. */
export async function expectPrintable(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await faintWords(page), `${path} on paper`).toEqual([])
  await page.emulateMedia({ media: null, colorScheme: null })
}

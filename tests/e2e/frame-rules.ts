import { expect, type Locator, type Page } from '@playwright/test'
import { renderAll } from './page-rules'
import { textHiddenByBackground, textTooPaleForPrint } from './print-rules'
import { PRODUCTS } from './site-map'

/** Parts above the first one: they would jump when the first frame shows them; see styles/later.css. */
const partsAboveFirst = (main: Locator) =>
  main.locator('> *').evaluateAll((parts) => {
    const [first, ...others] = parts
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        text: part.textContent?.slice(0, 40),
        ...part.getBoundingClientRect().toJSON(),
      }))
    return others.filter(({ top }) => top < first?.bottom - 1).map(({ text }) => text)
  })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The `in-…` class and the number of columns of each card section. */
const columns = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((lists) =>
    lists.map(({ children, classList }) => ({
      className: [...classList].find((name) => name.startsWith('in-')) ?? '',
      count: new Set(Array.from(children, (item) => (item as HTMLElement).offsetLeft)).size,
    })),
  )

export async function expectLimitedHeight(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(200)
  const estimated = await heightOf(page)
  await renderAll(page)
  const rendered = await heightOf(page)
  // A product beyond the ten of the specification may add half a row of tiles.
  const more = Math.max(0, (await page.locator('.product').count()) - 10)
  const limit = (PRODUCTS.includes(path) ? 8200 : 7000) + 300 * more
  expect.soft(rendered, `height of ${path} on a phone`).toBeLessThanOrEqual(limit)
  // A short section is estimated too high.
  expect.soft(estimated - rendered, `estimated height of ${path}`).toBeLessThan(525)
}

/** Expects header, footer, one h1, parts in order, unique ids and no overflow at 320 px. */
export async function expectFrame(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect.soft(page.getByRole('banner'), path).toBeVisible()
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1)
  await expect.soft(page.getByRole('main'), path).toHaveCount(1)
  expect.soft(await partsAboveFirst(page.getByRole('main')), path).toEqual([])
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  const duplicates = ids.filter((id, at) => ids.indexOf(id) < at)
  expect.soft(duplicates, path).toEqual([])
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
  'in-accordion': ONE,
  'in-panel': ONE,
  'in-beside': [1, 1, 3, 3, 3],
}

/** @returns the sections whose cards have another number of columns than their `in-…` class */
export const wrongColumnCounts = async (page: Page) => {
  const width = await page.evaluate(() => innerWidth)
  const at = COLUMN_WIDTHS.indexOf(width)
  return (await columns(page)).filter(({ className, count }) => count !== COLUMNS[className]?.[at])
}

/** All sections with three columns but the first. */
export const extraThreeColumnLists = async (page: Page) =>
  (await columns(page)).filter(({ count }) => count === 3).slice(1)

/** Expects every text to be readable on white paper, with and without backgrounds. */
export async function expectPrintable(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await textTooPaleForPrint(page), `${path} on paper`).toEqual([])
  expect.soft(await textHiddenByBackground(page), `${path} with backgrounds`).toEqual([])
  await page.emulateMedia({ media: null, colorScheme: null })
}

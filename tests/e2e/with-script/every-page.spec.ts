import {
  doubledGaps,
  drawAll,
  faintInDrawings,
  highLists,
  longCrumbs,
  moreBoxes,
  smallWords,
  waitingFonts,
} from '../page-rules'
import { publicPaths } from '../site-map'
import { expect, test } from '../test'

test.use({ staysStatic: true })

const EVERY_WIDTH = [320, 360, 390, 412, 768, 1024, 1100, 1440]

/** What every page keeps to: where a rule holds, and what breaks it there. */
const RULES = [
  { rule: 'no word of a drawing is smaller than 9 px', at: EVERY_WIDTH, findBroken: smallWords },
  { rule: 'sections on one ground stand one gap apart', at: [1440], findBroken: doubledGaps },
  {
    rule: 'a breadcrumb ends where the page ends',
    at: [320, 360, 390, 412],
    findBroken: longCrumbs,
  },
]

/** What the pages of products and their tools keep to besides. */
const PRODUCT_RULES = [
  { rule: 'six features fit the room of a screen', at: [360, 1440], findBroken: highLists },
  { rule: 'boxes stand in one row at most', at: [1440], findBroken: moreBoxes },
]

const isProduct = (path: string) => path.includes('marketting/')

for (const [kind, isOfKind] of [
  ['page of a product', isProduct],
  ['other page', (path: string) => !isProduct(path)],
] as const) {
  test(`every ${kind} keeps to the rules of its looks, at every width and in the dark`, async ({
    page,
  }) => {
    for (const path of (await publicPaths(page)).filter(isOfKind)) {
      await page.goto(path)
      expect.soft(await waitingFonts(page), `fonts of ${path}`).toEqual([])
      await drawAll(page)
      await page.evaluate(() => {
        document.documentElement.dataset.drawn = ''
      })
      const rules = isProduct(path) ? [...RULES, ...PRODUCT_RULES] : RULES
      for (const width of EVERY_WIDTH) {
        await page.setViewportSize({ width, height: 800 })
        for (const { rule, at, findBroken } of rules) {
          if (at.includes(width))
            expect.soft(await findBroken(page), `${rule}: ${path} at ${width}`).toEqual([])
        }
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await faintInDrawings(page), `words of drawings of ${path}`).toEqual([])
      await page.emulateMedia({ colorScheme: null })
    }
  })
}

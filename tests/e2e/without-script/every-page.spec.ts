import {
  cardsNearSides,
  doubledGaps,
  drawAll,
  faintInDrawings,
  highLists,
  longCrumbs,
  moreBoxes,
  pokingCards,
  smallWords,
  waitingFonts,
} from '../page-rules'
import { publicPaths } from '../site-map'
import { expect, test } from '../test'

test.use({ staysStatic: true })

const EVERY_WIDTH = [320, 360, 390, 412, 768, 1024, 1100, 1440]
const HERO_WIDTHS = [320, 360, 390, 430, 768, 1024, 1100, 1440]
const WIDTHS = [320, 360, 390, 412, 430, 768, 1024, 1100, 1440]

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

const MESSAGING = ['bulk-sms', 'voice-call', 'whatsapp-marketing', 'ivr-tollfree']
const ADVERTISING = ['facebook-ads', 'instagram', 'twitter', 'linkedin', 'google-ads', 'youtube']

/** What some products keep to besides. */
const HERO_RULES = [
  {
    rule: 'cards of a messaging picture keep clear of the sides of their panel',
    slugs: MESSAGING,
    at: [320, 360, 390, 768, 1100, 1440],
    findBroken: cardsNearSides,
  },
  {
    rule: 'a card of a hero stands clear of the edges of its panel or crosses the lower one for good',
    slugs: ADVERTISING,
    at: HERO_WIDTHS,
    findBroken: pokingCards,
  },
]

const rulesOf = (path: string) => [
  ...RULES,
  ...(isProduct(path) ? PRODUCT_RULES : []),
  ...HERO_RULES.filter(({ slugs }) => slugs.some((slug) => path.endsWith(`/${slug}`))),
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
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        for (const { rule, at, findBroken } of rulesOf(path)) {
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

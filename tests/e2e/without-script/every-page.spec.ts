import type { Page } from '@playwright/test'

import {
  COLUMN_WIDTHS,
  expectFrame,
  expectLimitedHeight,
  expectPrintable,
  extraThreeColumnLists,
  wrongColumnCounts,
} from '../frame-rules'
import {
  cardsNearSides,
  extraBoxLists,
  faintSceneText,
  horizontalOverflow,
  misalignedTitles,
  overflowingCards,
  overlongBreadcrumbs,
  smallSceneText,
  tallLists,
  unequalGaps,
  unloadedFonts,
} from '../page-rules'
import { sectionsWithExtraSpace, unconnectedSteps } from '../section-rules'
import { PRODUCTS, publicPaths, SPECIFIED } from '../site-map'
import { expect, test } from '../test'

const EVERY_WIDTH = [320, 360, 390, 412, 700, 768, 1024, 1100, 1440]
const HERO_WIDTHS = [320, 360, 390, 430, 768, 1024, 1100, 1440]

interface Rule {
  rule: string
  /** Widths of screens. */
  at: readonly number[]
  findBroken: (page: Page) => Promise<unknown[]>
}

/** What every page keeps to: where a rule holds, and what breaks it there. */
const RULES: Rule[] = [
  {
    rule: 'no word of a drawing is smaller than 9 px',
    at: EVERY_WIDTH,
    findBroken: (page) => smallSceneText(page),
  },
  {
    rule: 'no page scrolls sideways where its layout changes',
    at: [640, 1018, 1019, 1020, 1021, 1022],
    findBroken: horizontalOverflow,
  },
  {
    rule: 'a breadcrumb ends where the page ends',
    at: [320, 360, 390, 412],
    findBroken: overlongBreadcrumbs,
  },
]

/** What the pages of products and their tools keep to besides. */
const PRODUCT_RULES: Rule[] = [
  { rule: 'six features fit the room of a screen', at: [360, 1440], findBroken: tallLists },
  { rule: 'boxes stand in one row at most', at: [1440], findBroken: extraBoxLists },
  {
    rule: 'three equal columns of cards stand on a page once at most',
    at: [1440],
    findBroken: extraThreeColumnLists,
  },
  {
    rule: 'cards stand in the columns of their look',
    at: COLUMN_WIDTHS,
    findBroken: wrongColumnCounts,
  },
]

const MESSAGING = ['bulk-sms', 'voice-call', 'whatsapp-marketing', 'ivr-tollfree']
const ADVERTISING = ['facebook-ads', 'instagram', 'twitter', 'linkedin', 'google-ads', 'youtube']

/** What some products keep to besides. */
const HERO_RULES: (Rule & { slugs: string[] })[] = [
  {
    rule: 'sections stand the same gap apart',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [1440],
    findBroken: unequalGaps,
  },
  {
    rule: 'a section ends right below its last row',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [390, 700, 1440],
    findBroken: sectionsWithExtraSpace,
  },
  {
    rule: 'steps are stairs, or a wire from icon to icon',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [390, 700, 1440],
    findBroken: unconnectedSteps,
  },
  {
    rule: 'titles stand on one left edge',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [320, 390, 640, 768, 1024, 1440],
    findBroken: misalignedTitles,
  },
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
    findBroken: overflowingCards,
  },
]

const isProduct = (path: string) => path.includes('marketting/')

const rulesOf = (path: string): Rule[] => [
  ...RULES,
  ...(isProduct(path) ? PRODUCT_RULES : []),
  ...HERO_RULES.filter(({ slugs }) => slugs.some((slug) => path.endsWith(`/${slug}`))),
]

async function expectLooks(page: Page, path: string) {
  const rules = rulesOf(path)
  const widths = new Set(rules.flatMap(({ at }) => at).toSorted((one, other) => one - other))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const { rule, findBroken } of rules.filter(({ at }) => at.includes(width)))
      expect.soft(await findBroken(page), `${rule}: ${path} at ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await faintSceneText(page), `words of drawings of ${path}`).toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

async function expectRules(page: Page, path: string) {
  await expectLimitedHeight(page, path)
  expect.soft(await unloadedFonts(page), `fonts of ${path}`).toEqual([])
  await expectFrame(page, path)
  await expectLooks(page, path)
  await expectPrintable(page, path)
}

test('every page of a product keeps to the rules, on phones, screens and paper, in light and dark', async ({
  page,
}) => {
  const withCards: string[] = []
  for (const path of (await publicPaths(page)).filter(isProduct)) {
    await expectRules(page, path)
    if ((await page.locator('[data-reveal]').count()) > 0) withCards.push(path)
  }
  expect(withCards).toEqual(expect.arrayContaining(PRODUCTS))
})

test('every other page keeps to the rules, on phones, screens and paper, in light and dark', async ({
  page,
}) => {
  const paths = await publicPaths(page)
  expect(paths).toEqual(expect.arrayContaining(SPECIFIED))
  for (const path of paths.filter((one) => !isProduct(one))) await expectRules(page, path)
  await expectLimitedHeight(page, '/enquiry')
  await expectFrame(page, '/enquiry')
  await expectPrintable(page, '/enquiry')
})

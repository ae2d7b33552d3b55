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
  dividedWords,
  extraBoxLists,
  horizontalOverflow,
  lowContrastSceneText,
  misalignedTitles,
  overflowingCards,
  overlongBreadcrumbs,
  smallSceneText,
  tallLists,
  unequalGaps,
  useLongWords,
  wrongFonts,
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

/** Rules for every public page. */
const RULES: Rule[] = [
  {
    rule: 'no text of a scene is smaller than 9 px',
    at: EVERY_WIDTH,
    findBroken: (page) => smallSceneText(page),
  },
  {
    rule: 'no page scrolls horizontally at the breakpoints',
    at: [640, 1018, 1019, 1020, 1021, 1022],
    findBroken: horizontalOverflow,
  },
  {
    rule: 'a breadcrumb does not end beyond the content',
    at: [320, 360, 390, 412],
    findBroken: overlongBreadcrumbs,
  },
  {
    rule: 'no line break divides a word of a title',
    at: [320, 360, 390, 412],
    findBroken: dividedWords,
  },
]

/** More rules for product pages and their tools. */
const PRODUCT_RULES: Rule[] = [
  { rule: 'six features fit on a screen', at: [360, 1440], findBroken: tallLists },
  { rule: 'a page has at most one list of boxes', at: [1440], findBroken: extraBoxLists },
  {
    rule: 'a page has at most one section with three columns',
    at: [1440],
    findBroken: extraThreeColumnLists,
  },
  {
    rule: 'cards have the number of columns of their class',
    at: COLUMN_WIDTHS,
    findBroken: wrongColumnCounts,
  },
]

const MESSAGING = ['bulk-sms', 'voice-call', 'whatsapp-marketing', 'ivr-tollfree']
const ADVERTISING = ['facebook-ads', 'instagram', 'twitter', 'linkedin', 'google-ads', 'youtube']

/** More rules for some product pages. */
const HERO_RULES: (Rule & { slugs: string[] })[] = [
  {
    rule: 'the gaps between sections are equal',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [1440],
    findBroken: unequalGaps,
  },
  {
    rule: 'a section ends directly below its content',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [390, 700, 1440],
    findBroken: sectionsWithExtraSpace,
  },
  {
    rule: 'a packet connects each two icons of a list of steps',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [390, 700, 1440],
    findBroken: unconnectedSteps,
  },
  {
    rule: 'titles are aligned on the left',
    slugs: [...MESSAGING, ...ADVERTISING],
    at: [320, 390, 640, 768, 1024, 1440],
    findBroken: misalignedTitles,
  },
  {
    rule: 'cards of a messaging scene keep a distance from the sides of their panel',
    slugs: MESSAGING,
    at: [320, 360, 390, 768, 1100, 1440],
    findBroken: cardsNearSides,
  },
  {
    rule: 'a card of a hero keeps a distance from the edges of its panel or clearly crosses the lower one',
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

async function expectLayout(page: Page, path: string) {
  const rules = rulesOf(path)
  const widths = new Set(rules.flatMap(({ at }) => at).toSorted((one, other) => one - other))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const { rule, findBroken } of rules.filter(({ at }) => at.includes(width)))
      expect.soft(await findBroken(page), `${rule}: ${path} at ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await lowContrastSceneText(page), `text in scenes of ${path}`).toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

async function expectRoomForLongWords(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await useLongWords(page)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await horizontalOverflow(page), `long words of ${path} at ${width}`).toEqual([])
  }
}

async function expectRules(page: Page, path: string) {
  await expectLimitedHeight(page, path)
  expect.soft(await wrongFonts(page), `fonts of ${path}`).toEqual([])
  await expectFrame(page, path)
  await expectLayout(page, path)
  await expectPrintable(page, path)
  await expectRoomForLongWords(page, path)
}

test('every product page follows the layout rules on phones, screens and paper, in light and dark', async ({
  page,
}) => {
  const withCards: string[] = []
  for (const path of (await publicPaths(page)).filter(isProduct)) {
    await expectRules(page, path)
    if ((await page.locator('[data-reveal]').count()) > 0) withCards.push(path)
  }
  expect(withCards).toEqual(expect.arrayContaining(PRODUCTS))
})

test('every other page follows the layout rules on phones, screens and paper, in light and dark', async ({
  page,
}) => {
  const paths = await publicPaths(page)
  expect(paths).toEqual(expect.arrayContaining(SPECIFIED))
  for (const path of paths.filter((one) => !isProduct(one))) await expectRules(page, path)
  await expectLimitedHeight(page, '/enquiry')
  await expectFrame(page, '/enquiry')
  await expectPrintable(page, '/enquiry')
})

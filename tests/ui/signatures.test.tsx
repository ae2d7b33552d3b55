import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import type { SectionOf } from '#app/content/section'
import { ContentPage } from '#app/ui/sections/content-page'
import { filtersAgainst } from '#app/ui/sections/signatures/audience'
import { rankBidders } from '#app/ui/sections/signatures/parts/auction-ranking'
import { textsOf } from '#tests/content/everything'
import { services } from '#tests/content/shipped'
import { markupOf } from '#tests/support/markup'

const EXAMPLES = ['sms-report', 'call-storyline'] as const
const KINDS = ['auction', 'audience', 'complaint', 'crops', 'lead-path', 'storyboard'] as const
type Kind = (typeof KINDS)[number] | (typeof EXAMPLES)[number]

function contentOf<K extends Kind>(kind: K): SectionOf<K> {
  const found = services
    .flatMap(({ sections }) => sections)
    .find((section): section is SectionOf<K> => section.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

const htmlOf = (kind: Kind, times = 1) =>
  markupOf(
    <StaticRouter location="/">
      <ContentPage
        page={{
          hue: 'blue',
          hero: { title: 'Title', lead: 'Lead', scene: '', actions: [] },
          sections: Array.from({ length: times }, () => contentOf(kind)),
          band: { title: 'Band', text: 'Text' },
        }}
        trail={[]}
        name="Page"
      />
    </StaticRouter>,
  )

/** Settings that are not shown as text. */
const SETTINGS = new Set<string>([
  ...KINDS,
  'auction',
  ...['4:5', '9:16', 'none', 'story', 'reel', 'public', 'private', 'team', 'cuts'],
])

test.each(KINDS)(
  'the server renders every text of %s, and marks it as an example',
  async (kind) => {
    const html = (await htmlOf(kind)).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const texts = textsOf(contentOf(kind)).filter((text) => !SETTINGS.has(text))
    expect(texts.length).toBeGreaterThan(10)
    for (const text of texts) expect(html).toContain(text)
    expect(html).toContain('>Example<')
  },
)

test.each(KINDS)('each choice of %s has a label, and one of a group is chosen', async (kind) => {
  const html = await htmlOf(kind)
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag)
  const groups = new Set(radios.map((tag) => /name="([^"]+)"/.exec(tag)?.[1]))
  expect(radios.filter((tag) => tag.includes('checked=""')).length).toBe(groups.size)
  const inputs = html.match(/<input/g)?.length ?? 0
  expect(inputs).toBeGreaterThan(0)
  expect(html.match(/<label/g)).toHaveLength(inputs)
})

test.each([...KINDS, ...EXAMPLES])('%s twice on a page are independent', async (kind) => {
  const withoutAnchors = (html: string) => html.replaceAll(` id="${contentOf(kind).anchor}"`, '')
  const twice = withoutAnchors(await htmlOf(kind, 2))
  const ids = [...twice.matchAll(/<\w[^>]* id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
  const groupsIn = (html: string) =>
    new Set(html.match(/<(details|input[^>]* type="radio")[^>]*/g)?.map(nameIn)).size
  expect(groupsIn(twice)).toBe(2 * groupsIn(await htmlOf(kind)))
})

const nameIn = (tag: string) => / name="([^"]+)"/.exec(tag)?.[1]

test('an ad pays what keeps it above the next one, never more than its bid', () => {
  const places = rankBidders(
    [
      { name: 'a', bid: 22, quality: 5 },
      { name: 'b', bid: 15, quality: 9 },
      { name: 'c', bid: 18, quality: 4 },
      { name: 'd', bid: 5, quality: 5 },
    ],
    60,
  )
  expect(places.map(({ name, price }) => [name, price])).toEqual([
    ['b', 12.23],
    ['a', 14.4],
    ['c', 15],
    ['d', undefined],
  ])
  for (const { bid, price } of places) expect(price ?? 0).toBeLessThanOrEqual(bid)
})

test('three ads are shown, and the last one pays to beat the fourth', () => {
  const bidders = [40, 30, 20, 10].map((bid) => ({ name: `${bid}`, bid, quality: 5 }))
  expect(rankBidders(bidders, 25).map(({ price }) => price)).toEqual([30, 20, 10, undefined])
})

test('in the example auctions better quality costs less than a higher bid', () => {
  const { you, rivals, threshold, cases } = contentOf('auction')
  const [today, raised, improved] = cases.map(({ bid, quality }) => {
    const places = rankBidders([{ name: you, bid, quality }, ...rivals], threshold)
    const at = places.findIndex(({ name }) => name === you)
    return { place: at + 1, price: places[at]?.price ?? 0 }
  })
  expect([today?.place, raised?.place, improved?.place]).toEqual([3, 1, 1])
  expect(improved?.price).toBeLessThan(raised?.price ?? 0)
})

const people = Array.from({ length: 100 }, (_, person) => person)

test('each filter of the audience alone keeps its share of a hundred people', () => {
  const { filters } = contentOf('audience')
  for (const [position, { keeps }] of filters.entries()) {
    const kept = people.filter(
      (person) => !filtersAgainst(person, filters)?.split(' ').includes(`${position}`),
    )
    expect(kept.length).toBe(keeps)
  }
})

test('all filters together keep 4 to 29 of a hundred people', () => {
  const { filters } = contentOf('audience')
  const kept = people.filter((person) => filtersAgainst(person, filters) === undefined)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.length).toBeLessThan(30)
})

test('the storyboard frames follow each other without a gap and end at 15 seconds', () => {
  const { frames, skipAt } = contentOf('storyboard')
  expect(frames.map(({ from }) => from)).toEqual([0, ...frames.slice(0, -1).map(({ to }) => to)])
  expect(frames.at(-1)?.to).toBe(15)
  expect(frames.map(({ from }) => from)).toContain(skipAt)
})

test('the complaint events are in order of time, and the total is their duration', () => {
  const { events, total } = contentOf('complaint')
  const minutes = events.map(({ time }) => {
    const [hours = 0, rest = 0] = time.split(':').map(Number)
    return hours * 60 + rest
  })
  expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b))
  expect(total.value).toBe(`${(minutes.at(-1) ?? 0) - (minutes[0] ?? 0)} min`)
})

import { beforeEach, expect, test } from 'vitest'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { countSms } from '#app/models/messaging/sms-parts'
import { openDemo } from '#app/routes/site/home/demo/demo.server'
import { figuresOf, previewOf, readDemoInput } from '#app/routes/site/home/demo/preview'
import { readSmsDraft } from '#app/routes/site/tools/sms-draft'
import { shipped } from '#tests/content/shipped'
import { freshSite, get } from '#tests/support/app'
import { readPage, responseTo } from '#tests/support/render-site'

beforeEach(async () => {
  await freshSite()
})

const slabs =
  pricedRoutes(shipped.prices).find(({ category }) => category.startsWith('Service'))?.slabs ?? []
const draftOf = (fields: Record<string, string>) => readDemoInput(new URLSearchParams(fields))

function redirectOf(fields: Record<string, string>): URL {
  try {
    openDemo(get(`/?${new URLSearchParams(fields)}`), shipped)
  } catch (response) {
    if (!(response instanceof Response)) throw response
    expect(response.status).toBe(302)
    return new URL(response.headers.get('Location') ?? '', 'http://localhost')
  }
  throw new Error('no redirect')
}

test('without JavaScript an SMS opens in the calculator with its text and route', () => {
  for (const [language, name] of [
    ['en', 'Gupta $& Sweets'],
    ['hi', 'गुप्ता स्वीट्स'],
  ] as const) {
    const { pathname, searchParams, hash } = redirectOf({ name, language, channel: 'sms' })
    expect(pathname + hash).toBe('/digital-marketting/bulk-sms/calculator#result')
    const read = readSmsDraft(searchParams, pricedRoutes(shipped.prices))
    expect(read.text).toBe(previewOf(draftOf({ name, language }), shipped.home.messages).text)
    expect(read.text.startsWith(`${name}: `)).toBe(true)
    expect(read.route).toBe('Service / Transactional')
  }
})

test.each([
  ['whatsapp', '/digital-marketting/whatsapp-marketing'],
  ['call', '/digital-marketting/voice-call'],
])('without JavaScript %s opens its service page with the name in the URL', (channel, path) => {
  const { pathname, searchParams } = redirectOf({ name: 'A&B <i>', language: 'en', channel })
  expect([pathname, searchParams.get('name')]).toEqual([path, 'A&B <i>'])
})

test.each([
  ['an empty name', '', 'Enter the name of your shop'],
  ['a name of 61 characters', 'x'.repeat(61), 'Use at most 60 characters'],
])(
  '%s gets an error message on the same page, which keeps the choices',
  async (_, name, message) => {
    const query = new URLSearchParams({ name, language: 'hi', channel: 'call' })
    const response = await responseTo(get(`/?${query}`))
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain(message)
    expect(html).toContain('<title>Error: ')
    expect(html).toMatch(/aria-invalid="true"/)
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="call"|<input[^>]*value="call"[^>]*checked=""/,
    )
    if (name) expect(html).toContain(`value="${name}"`)
  },
)

test('parts and price match the calculator and the price list', () => {
  for (const fields of [
    { name: 'Gupta Sweets', language: 'en' },
    { name: 'गुप्ता स्वीट्स', language: 'hi' },
    { name: 'y'.repeat(60), language: 'hi' },
    { name: '🍬🍬', language: 'en' },
  ]) {
    const draft = draftOf(fields)
    const preview = previewOf(draft, shipped.home.messages)
    const { parts, units } = countSms(preview.text)
    const [length, price] = figuresOf(draft, preview, slabs)
    expect(preview.parts).toBe(parts.length)
    expect(length?.value).toMatch(new RegExp(`^${parts.length} part`))
    expect(length?.note).toContain(`${units} `)
    const paise = ((slabs[0]?.price ?? 0) / 100) * parts.length
    expect(price?.value).toBe(`₹${(paise / 100).toFixed(2)}`)
    expect(price?.note).toContain(`₹${(paise * 10).toFixed(2)} for 1,000`)
  }
})

test('a Hindi message to a usual name fits one part, a long name needs a second', () => {
  expect(
    previewOf(draftOf({ name: 'गुप्ता स्वीट्स', language: 'hi' }), shipped.home.messages).parts,
  ).toBe(1)
  expect(
    previewOf(draftOf({ name: 'य'.repeat(60), language: 'hi' }), shipped.home.messages).parts,
  ).toBe(2)
  expect(
    previewOf(draftOf({ name: 'y'.repeat(60), language: 'en' }), shipped.home.messages).parts,
  ).toBe(1)
})

test('WhatsApp and voice calls have a price on request', () => {
  for (const channel of ['whatsapp', 'call']) {
    const draft = draftOf({ name: 'Om', channel })
    expect(
      figuresOf(draft, previewOf(draft, shipped.home.messages), slabs).map(({ value }) => value),
    ).toContain('On request')
  }
})

test.each([
  ['bulk-sms', 'VM-GUPTAS-S'],
  ['whatsapp-marketing', 'Gupta Sweets'],
  ['voice-call', 'Gupta Sweets'],
  ['ivr-tollfree', 'Gupta Sweets'],
])(
  'the scene of %s shows the name in the URL; without one the page shows none',
  async (slug, shown) => {
    const path = `/digital-marketting/${slug}`
    const drawing = /<div class="hero-art">.*?<\/svg>/s
    const named = drawing.exec(await readPage(`${path}?name=Gupta+Sweets`))?.[0]
    expect(named).toContain(shown)
    const plain = await readPage(path)
    expect(plain).not.toContain('Gupta')
    expect(plain).toContain(`<link rel="canonical" href="`)
  },
)

test('markup in a name is escaped; a page without a name in its scene ignores it', async () => {
  const query = `?${new URLSearchParams({ name: '<script>alert(1)</script>"\'' })}`
  const html = await readPage(`/digital-marketting/voice-call${query}`)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;ale')
  expect(await readPage(`/${query}`)).not.toContain('<script>alert')
  expect(await readPage(`/digital-marketting/youtube${query}`)).not.toContain('&lt;script')
})

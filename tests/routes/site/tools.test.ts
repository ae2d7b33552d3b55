import { beforeEach, expect, test } from 'vitest'
import prices from '#app/content/prices'
import page from '#app/content/tools/sms-calculator'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { countSms } from '#app/models/messaging/sms-parts'
import { handle as enquiryHandle, loader as openEnquiry } from '#app/routes/site/enquiry/enquiry'
import { loader as openService } from '#app/routes/site/service'
import { loader as drawCode } from '#app/routes/site/tools/chat-code'
import { loader as openChatLink } from '#app/routes/site/tools/chat-link'
import {
  handle as calculatorHandle,
  loader as openCalculator,
} from '#app/routes/site/tools/sms-calculator'
import { groupsOf, runsOf } from '#app/routes/site/tools/sms-characters'
import { costEnquiryHref } from '#app/routes/site/tools/sms-cost-panel'
import { MAX_TEXT, queryOf, readSmsDraft } from '#app/routes/site/tools/sms-draft'
import { loader as openPrices } from '#app/routes/site/tools/sms-prices'
import { action as checkDraft } from '#app/routes/site/tools/template-checker'
import { createGuard, refuseLongUrl } from '#app/server/guard/guard'
import { args, freshSite, get, post, respond } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

beforeEach(() => freshSite())

const CALCULATOR = page.path
const CHAT = '/digital-marketting/whatsapp-marketing/chat-link'
const priceList = pricedRoutes(prices)
const routes = priceList.filter(({ slabs }) => slabs.length > 0)

async function calculate(query = '') {
  const response = await openCalculator(args(get(`${CALCULATOR}?${query}`)))
  return 'data' in response
    ? { ...response.data, status: response.init?.status }
    : { ...response, status: 200 }
}

test('price list and calculator show exactly the prices of the document', async () => {
  expect((await openPrices(args(get('/')))).routes).toEqual(priceList)
  const { routes: offered } = await calculate()
  expect(offered.map(({ category }) => category)).toEqual([
    'Promotional',
    'Service / Transactional',
    'OTP',
  ])
})

test('a list without prices, or without prices on request, has no empty part', async () => {
  const showOnly = (kind: string) => {
    const documents = { prices: { routes: prices.routes.filter((route) => route.kind === kind) } }
    return freshSite({ published: { documents, refused: [], newest: kind } })
  }
  await showOnly('priced')
  expect(await readPage('/digital-marketting/bulk-sms/prices')).not.toContain('>Prices on request<')
  await showOnly('on-request')
  const calculator = await readPage('/digital-marketting/bulk-sms/calculator')
  expect(calculator).toContain('name="text"')
  expect(calculator).not.toMatch(/>Route<|name="messages"/)
})

test('a URL restores a result, also as a browser without JavaScript encodes it', async () => {
  const draft = { text: 'a\nb {€}', isCut: false, route: 'OTP', messages: 2500 }
  const open = async (query: string) => (await calculate(query)).draft
  expect(await open(queryOf(draft))).toEqual(draft)
  expect(await open('text=a%0D%0Ab+%7B%E2%82%AC%7D&route=OTP&messages=2%2C500')).toEqual(draft)
})

test.each([
  ['without values', '', { text: '', isCut: false, route: 'Promotional', messages: 10_000 }],
  [
    'with an unknown route',
    'route=none',
    { text: '', isCut: false, route: 'Promotional', messages: 10_000 },
  ],
  [
    'with 900 characters',
    `text=${'a'.repeat(900)}`,
    { text: 'a'.repeat(800), isCut: true, route: 'Promotional', messages: 10_000 },
  ],
])('a query %s is read with defaults for invalid values', (_, query, draft) => {
  expect(readSmsDraft(new URLSearchParams(query), routes)).toEqual(draft)
})

test.each(['-5', '0', 'many', '1e99'])(
  '%s messages a month are refused and the input is kept',
  async (messages) => {
    const { status, typed, draft } = await calculate(`messages=${messages}`)
    expect(status).toBe(400)
    expect(typed.messages).toBe(messages)
    expect(draft.messages).toBeUndefined()
  },
)

test('an empty text is an error only when it is sent', async () => {
  expect(await calculate('text=&messages=-5')).toMatchObject({
    status: 400,
    wrong: ['text', 'messages'],
  })
  expect(await calculate('text=&route=OTP')).toMatchObject({ status: 400, wrong: ['text'] })
  expect(await calculate('route=OTP')).toMatchObject({ status: 200, wrong: [] })
})

test('the longest text in Hindi fits the URLs of calculator and enquiry', async () => {
  const { settings } = await freshSite()
  const draft = {
    text: 'अ'.repeat(MAX_TEXT),
    isCut: false,
    route: 'Service / Transactional',
    messages: 1e8,
  }
  const count = countSms(draft.text)
  const slab = routes[0]?.slabs[0]
  if (!slab) throw new Error('no price')
  const cost = { slab, parts: 1.2e9, net: 2.4e10, gst: 4e9, total: 3e10 }
  for (const url of [
    `${CALCULATOR}?${queryOf(draft)}`,
    `${CALCULATOR}.data?${queryOf(draft)}`,
    costEnquiryHref(draft, count, cost),
  ]) {
    expect(url.length).toBeGreaterThan(7000)
    const { host } = new URL(settings.origin)
    const plain = { method: 'GET', headers: { host }, rawHeaders: ['Host', host] }
    const guard = createGuard(settings)
    const handle = url.startsWith('/enquiry') ? enquiryHandle : calculatorHandle
    const refusalOf = (path: string, route = handle) => {
      const message = { ...plain, url: path } as never
      return guard(message).refusal ?? refuseLongUrl(message, route)
    }
    expect(refusalOf(url)).toBeUndefined()
    expect(refusalOf(url, {})?.status).toBe(414)
    expect(refusalOf(`${url}${'a'.repeat(1000)}`)?.status).toBe(414)
  }
})

test('the calculator prefills an enquiry with its result', async () => {
  const draft = {
    text: 'Hello "you"\nline two',
    isCut: false,
    route: 'Promotional',
    messages: 50_000,
  }
  const count = countSms(draft.text)
  const slab = routes[0]?.slabs[1]
  if (!slab) throw new Error('no price')
  const href = costEnquiryHref(draft, count, {
    slab,
    parts: 50_000,
    net: 850_000,
    gst: 153_000,
    total: 1_003_000,
  })
  const opened = await openEnquiry(args(get(href)))
  expect(opened.type).toBe('Bulk SMS')
  expect(opened.desc).toContain('Promotional, 50,000 messages a month, 1 GSM-7 part each')
  expect(opened.desc).toContain('₹8,500.00 + GST ₹1,530.00')
  expect(opened.desc).toContain('Hello "you"\nline two')
})

test('characters outside GSM-7 are marked, and each script is named once', () => {
  expect(runsOf('ab“cd” नम')).toEqual([
    { text: 'ab', isOutside: false },
    { text: '“', isOutside: true },
    { text: 'cd', isOutside: false },
    { text: '”', isOutside: true },
    { text: ' ', isOutside: false },
    { text: 'नम', isOutside: true },
  ])
  expect(
    groupsOf(countSms('नमस्ते। 🎉 “\u200b').nonGsm).map(({ name, count }) => [name, count]),
  ).toEqual([
    ['Devanagari', 7],
    ['emoji, U+1F389', 1],
    ['typographic quote, U+201C', 1],
    ['invisible character, U+200B', 1],
  ])
})

test('a posted template is kept, and an unknown category is replaced', async () => {
  const text = `Dear {#var#},\r\n${'अ'.repeat(1000)}`
  const { data } = await checkDraft(
    args(post('/x', { text, category: 'Spam', header: 'JD-ABCXYZ-S' })),
  )
  expect(data.draft).toMatchObject({
    text: text.replace('\r', ''),
    category: 'Service-Implicit',
    header: 'JD-ABCXYZ-S',
    brand: '',
  })
})

async function makeLink(query: string) {
  const response = await openChatLink(args(get(`${CHAT}?${query}`)))
  return 'data' in response
    ? { ...response.data, status: response.init?.status }
    : { ...response, status: 200 }
}

test('a phone number makes a chat link and its QR code', async () => {
  const { made, status } = await makeLink('phone=98765+43210&countryCode=%2B91&text=Hello')
  expect(status).toBe(200)
  expect(made).toMatchObject({
    href: 'https://wa.me/919876543210?text=Hello',
    phone: '+91 98765 43210',
  })
  const picture = await drawCode(args(get(made?.code ?? '')))
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(picture.headers.get('Content-Disposition')).toMatch(/^inline/)
  expect(await picture.text()).toMatch(/^<svg [^>]*><path/)
  const saved = await drawCode(args(get(`${made?.code}&save=1`)))
  expect(saved.headers.get('Content-Disposition')).toBe('attachment; filename="whatsapp-chat.svg"')
})

test('an invalid phone number is reported and the input is kept', async () => {
  const made = await makeLink('phone=12&countryCode=%2B91&text=Hello')
  expect(made).toMatchObject({
    status: 400,
    made: undefined,
    banner: 'This is not a phone number in the chosen country',
    values: { phone: '12', text: 'Hello' },
  })
  expect((await respond(() => drawCode(args(get(`${CHAT}.svg?phone=12`))))).status).toBe(404)
  expect((await makeLink('')).status).toBe(200)
})

test('each service shows only its own tools', async () => {
  const toolsOn = async (slug: string) =>
    (await openService(args(get(`/digital-marketting/${slug}`), { slug }))).tools.map(({ path }) =>
      path.split('/').at(-1),
    )
  expect(await toolsOn('bulk-sms')).toEqual(['calculator', 'prices', 'template-checker'])
  expect(await toolsOn('whatsapp-marketing')).toEqual(['chat-link'])
  expect(await toolsOn('twitter')).toEqual([])
})

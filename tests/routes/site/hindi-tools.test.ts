import { beforeEach, describe, expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { publicPaths } from '#app/models/content/published.server'
import { loader as sitemap } from '#app/routes/feeds/sitemap'
import { freshSite, get, post } from '#tests/support/app'
import { readPage, responseTo } from '#tests/support/render-site'

const ORIGIN = 'https://www.example.in'
const CALCULATOR = '/digital-marketting/bulk-sms/calculator'
const PRICES = '/digital-marketting/bulk-sms/prices'
const CHECKER = '/digital-marketting/bulk-sms/template-checker'
const CHAT = '/digital-marketting/whatsapp-marketing/chat-link'
const TRANSLATED = [CALCULATOR, CHECKER, CHAT]

beforeEach(async () => {
  await freshSite({ settings: readSettings({ SITE_ORIGIN: ORIGIN }) })
})

const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1]

/** Returns the missing texts, so that a failure does not print the whole page. */
const missingIn = (html: string, expected: readonly string[]) =>
  expected.filter((one) => !html.includes(one))

/** Attributes of the link elements with this rel. */
function headLinks(html: string, rel: string) {
  const links = [...html.matchAll(new RegExp(`<link[^>]* rel="${rel}"[^>]*>`, 'g'))]
  return links.map(([link]) => ({
    language: /hreflang="([^"]*)"/i.exec(link)?.[1],
    href: /href="([^"]*)"/.exec(link.replace(/hreflang="[^"]*"/i, ''))?.[1],
  }))
}

describe.each(TRANSLATED)('%s', (path) => {
  test('is in Hindi with ?lang=hi, and each language links to the other', async () => {
    const [english, hindi] = [await readPage(path), await readPage(`${path}?lang=hi`)]
    expect(languageOf(english)).toBe('en')
    expect(languageOf(hindi)).toBe('hi')
    expect(/<a [^>]*lang="hi"[^>]*aria-label="हिन्दी"/.test(english)).toBe(true)
    // A single Devanagari character would load the Devanagari font.
    expect(english.replace(/<script.*?<\/script>|="[^"]*"/gs, '')).not.toMatch(
      /\p{Script=Devanagari}/u,
    )
    expect(/<a [^>]*lang="en"[^>]*>English<\/a>/.test(hindi)).toBe(true)
    expect(/<h1[^>]*>[^<]*/.exec(hindi)?.[0]).toMatch(/\p{Script=Devanagari}/u)
  })

  test('has the canonical URL of its language and the alternate URLs of both', async () => {
    for (const [language, query] of [
      ['en', ''],
      ['hi', '?lang=hi'],
    ]) {
      const html = await readPage(`${path}${query}`)
      expect(headLinks(html, 'canonical').map(({ href }) => href)).toEqual([
        `${ORIGIN}${path}${query}`,
      ])
      expect(headLinks(html, 'alternate'), language).toEqual([
        { language: 'en', href: `${ORIGIN}${path}` },
        { language: 'hi', href: `${ORIGIN}${path}?lang=hi` },
        { language: 'x-default', href: `${ORIGIN}${path}` },
      ])
      expect(missingIn(html, [`"item":"${ORIGIN}${path}${query}"`])).toEqual([])
    }
  })

  test('marks the English parts of the Hindi page as English', async () => {
    const html = await readPage(`${path}?lang=hi`)
    const body = html.slice(html.indexOf('<body'))
    const main = body.indexOf('<main')
    expect(body.lastIndexOf('lang="en"', main)).toBeLessThan(body.indexOf('<header'))
    expect(body.slice(body.indexOf('</main>'), body.indexOf('<footer'))).toContain('lang="en"')
    expect(body).toMatch(
      /<a lang="hi" hrefLang="en"[^>]*href="[^"]*\/prices"><strong>SMS की रेट लिस्ट/,
    )
  })
})

test.each([`${PRICES}?lang=hi`, '/about?lang=hi', `${CALCULATOR}?lang=fr`, `${CHAT}?lang=HI`])(
  '%s is the English page',
  async (url) => {
    const html = await readPage(url)
    expect(languageOf(html)).toBe('en')
    const [canonical] = headLinks(html, 'canonical')
    expect(canonical?.href).toBe(ORIGIN + url.split('?')[0])
  },
)

test('the calculator shows parts and prices in Hindi', async () => {
  const html = await readPage(`${CALCULATOR}?lang=hi&text=नमस्ते&messages=120000&route=Promotional`)
  const expected = [
    'पार्ट, UCS‑2 में',
    'हिन्दी में 70 कैरेक्टर आते हैं, 160 नहीं',
    'महीने में 1,20,000 मैसेज, Promotional',
    'एक पार्ट का रेट (महीने में 50,000 से 4,99,999 पार्ट)',
    'GST समेत कुल',
    '<input type="hidden" name="lang" value="hi"/>',
  ]
  expect(missingIn(html, expected)).toEqual([])
  expect(/fit in each part|Total with GST/.test(html)).toBe(false)
})

test('the language link keeps the query, and a result link keeps the language', async () => {
  const html = await readPage(`${CALCULATOR}?text=Hi+%26+bye&route=OTP&messages=500`)
  const languageLink = '?text=Hi+%26+bye&amp;route=OTP&amp;messages=500&amp;lang=hi"'
  expect(missingIn(html, [languageLink])).toEqual([])
  const hindi = await readPage(`${CALCULATOR}?text=Hi&route=OTP&messages=500&lang=hi`)
  expect(missingIn(hindi, ['href="?text=Hi&amp;route=OTP&amp;messages=500&amp;lang=hi"'])).toEqual(
    [],
  )
})

test.each([
  [`${CALCULATOR}?lang=hi&messages=none`, 'महीने के मैसेज 1 से 10,00,00,000 के बीच की संख्या में लिखें'],
  [`${CALCULATOR}?lang=hi&text=`, 'मैसेज लिखें'],
  [`${CHAT}?lang=hi&phone=`, 'फ़ोन नंबर लिखें'],
  [`${CHAT}?lang=hi&phone=12`, 'चुने हुए देश में ऐसा फ़ोन नंबर नहीं होता'],
  [`${CHAT}?lang=hi&phone=${'1'.repeat(61)}`, 'फ़ोन नंबर 60 कैरेक्टर से लंबा नहीं हो सकता'],
  [
    `${CHAT}?lang=hi&phone=9876543210&text=${'a'.repeat(161)}`,
    'पहली लाइन 160 कैरेक्टर से लंबी नहीं हो सकती',
  ],
])('%s gets a Hindi error message', async (url, expected) => {
  const response = await responseTo(get(url))
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(/<title>ग़लती: /.test(html)).toBe(true)
  expect(missingIn(html, ['कुछ ठीक करना है'])).toEqual([])
  expect(missingIn(html, [expected])).toEqual([])
  expect(/There is a problem|<span class="sr-only">Error/.test(html)).toBe(false)
})

test('a template posted to the Hindi page is checked in Hindi', async () => {
  const response = await responseTo(
    post(`${CHECKER}?lang=hi`, {
      category: 'Promotional',
      header: 'JD-612345-S',
      brand: 'Aravalli',
      text: 'Sale  at bit.ly/x',
      sendAt: '22:00',
    }),
  )
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(languageOf(html)).toBe('hi')
  const expected = [
    '5 ठीक करने हैं, 0 देखने हैं, 5 सही हैं',
    '‑S यानी service, लेकिन Promotional मैसेज में ‑P लगता है।',
    'टेक्स्ट में “Aravalli” का नाम नहीं है।',
    '22:00 पर नहीं भेज सकते',
    'value="JD-612345-S"',
    `action="${CHECKER}?lang=hi#result"`,
  ]
  expect(missingIn(html, expected)).toEqual([])
  expect(/to fix|does not name/.test(html)).toBe(false)
})

test('an empty template posted to the Hindi page gets a Hindi error message', async () => {
  const response = await responseTo(post(`${CHECKER}?lang=hi`, { text: '' }))
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(missingIn(html, ['<title>ग़लती: ', 'कुछ ठीक करना है', 'टेम्पलेट का टेक्स्ट लिखें'])).toEqual([])
})

test('the examples of the Hindi checker stay in Hindi', async () => {
  const page = await readPage(`${CHECKER}?lang=hi`)
  expect(missingIn(page, ['?example=order&amp;lang=hi#result"'])).toEqual([])
  const html = await readPage(`${CHECKER}?lang=hi&example=order`)
  expect(languageOf(html)).toBe('hi')
  const expected = ['0 ठीक करने हैं, 0 देखने हैं, 10 सही हैं', '<details open=""', 'यह टेम्पलेट हमें भेजें']
  expect(missingIn(html, expected)).toEqual([])
})

test('the chat link page is in Hindi; the URL of its QR code has no language', async () => {
  const html = await readPage(`${CHAT}?lang=hi&phone=98765+43210&text=Hello`)
  expect(missingIn(html, ['+91 98765 43210 के साथ चैट खुलेगी'])).toEqual([])
  expect(missingIn(html, ['SVG सेव करें'])).toEqual([])
  expect(/src="[^"]*chat-link\.svg\?phone=98765\+43210&amp;text=Hello"/.test(html)).toBe(true)
})

test('sitemap and page cache have both languages of translated tools only', async () => {
  const site = await freshSite({ settings: readSettings({ SITE_ORIGIN: ORIGIN }) })
  const hindi = TRANSLATED.map((path) => `${path}?lang=hi`)
  expect(
    publicPaths(site)
      .filter((path) => path.includes('?'))
      .sort(),
  ).toEqual(hindi.sort())
  const xml = await sitemap().text()
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)
  for (const path of TRANSLATED) {
    const both = entries.filter((entry) => entry.includes(`${path}<`) || entry.includes(`${path}?`))
    expect(both).toHaveLength(2)
    for (const entry of both)
      for (const [language, url] of [
        ['en', path],
        ['hi', `${path}?lang=hi`],
      ])
        expect(entry).toContain(`hreflang="${language}" href="${ORIGIN}${url}"`)
  }
  expect(entries.filter((entry) => entry.includes('hreflang'))).toHaveLength(6)
})

import { beforeEach, expect, test } from 'vitest'
import { company } from '#app/models/company/company'
import { companyFacts } from '#app/models/company/facts'
import { organization } from '#app/routes/site/structured-data'
import { freshSite } from '#tests/support/app'
import { BARE } from '#tests/support/bare-company'
import { publicRoutes } from '#tests/support/public-routes'
import { readPage } from '#tests/support/render-site'

const bare = company.parse(BARE)

beforeEach(async () => {
  await freshSite({ company: bare })
})

/** The HTML of the page without its scripts. */
const readHtml = async (path: string) =>
  (await readPage(path)).replace(/<script\b[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')

test.each(publicRoutes().map(({ path }) => path))(
  '%s has no empty elements or links for missing company facts',
  async (path) => {
    const html = await readHtml(path)
    const words = html
      .replace(/<(head|pre|svg)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<\/?[a-z][^>]*>/g, '')
    expect(html.match(/<a [^>]*href="(tel:|mailto:|)"/g) ?? []).toEqual([])
    expect(
      html.match(/<(dt|dd|h\d|li|p|ul|dl|figcaption|nav)( (?![^>]*role="status")[^>]*)?><\/\1>/g) ??
        [],
    ).toEqual([])
    expect(words.match(/.{20}( ,|,\s*,|\{\w+\}|undefined|NaN)/g) ?? []).toEqual([])
  },
)

test.each([
  ['/', ['The company in', 'Branch office', 'Help Center', 'Helpdesk', '(CIN)', 'Social network']],
  ['/about', ['What customers say', 'offices worldwide', 'director']],
  ['/contact', ['OpenStreetMap', '>Phone<']],
  ['/enquiry', ['Prefer to call?']],
])('%s leaves out the labels %o', async (path, labels) => {
  const html = await readHtml(path)
  expect(labels.filter((label) => html.includes(label))).toEqual([])
})

test.each(['/contact', '/enquiry', '/enquiry/sent?reference=ENQ-1111-2222', '/privacy-policy'])(
  '%s does not ask to call a company without a phone',
  async (path) => {
    expect(await readHtml(path)).not.toMatch(/\b(call us|or call|call or)\b/i)
  },
)

test('the privacy policy names the only email address', async () => {
  expect(await readHtml('/privacy-policy')).toContain('mailto:hello@example.com')
})

test('structured data leave out missing company facts', () => {
  const facts = companyFacts(bare)
  const described = JSON.parse(JSON.stringify(organization(facts)('https://x.test')))
  expect(described).not.toHaveProperty('telephone')
  expect(described).not.toHaveProperty('sameAs')
  expect(described).not.toHaveProperty('geo')
  expect(described.contactPoint).toEqual([
    { '@type': 'ContactPoint', contactType: 'customer service', email: 'hello@example.com' },
    { '@type': 'ContactPoint', contactType: 'sales', email: 'hello@example.com' },
  ])
})

test('the home page labels the only phone number Helpdesk and links to it', async () => {
  await freshSite({ company: company.parse({ ...BARE, helpdeskPhone: '+91 522 000 0000' }) })
  const home = await readHtml('/')
  expect(home).toContain('<dt>Helpdesk</dt>')
  expect(home.match(/href="tel:\+915220000000"/g)).toHaveLength(3)
})

test('the consent note of a testimonial is not on the page', async () => {
  const [testimonial] = company.parse({}).testimonials
  const testimonials = [{ ...testimonial, consent: 'Agreed by phone on 2 May' }]
  await freshSite({ company: company.parse({ testimonials }) })
  const about = await readPage('/about')
  expect(about).toContain(testimonial?.text)
  expect(about).not.toContain('Agreed by phone')
})

test('only a testimonial of a real customer has five stars', async () => {
  expect(await readPage('/about')).not.toContain('Five stars')
  await freshSite()
  expect(await readPage('/about')).not.toContain('Five stars')
  const [sample, real] = company.parse({}).testimonials
  const testimonials = [sample, { ...real, isSample: false }]
  await freshSite({ company: company.parse({ testimonials }) })
  const about = await readHtml('/about')
  expect(about.match(/aria-label="Five stars"/g)).toHaveLength(1)
  expect(about.indexOf('Five stars')).toBeGreaterThan(about.indexOf(real?.name ?? 'nobody'))
})

import { expect, test } from 'vitest'
import { findService } from '#app/content/content'
import type { Page } from '#app/content/page'
import about from '#app/content/pages/about'
import cloudContent from '#app/content/pages/cloud'
import webContent from '#app/content/pages/web-development'
import type { Section } from '#app/content/section'
import { PRODUCTS } from '#tests/e2e/site-map'
import { textsOf } from './everything'
import { menu, policies, products, services, shipped } from './shipped'

const cloud: Page = cloudContent
const webDevelopment: Page = webContent

/** The sections of one kind, in order. */
function only<K extends Section['kind']>(page: { sections: readonly Section[] }, kind: K) {
  return page.sections.filter(
    (section): section is Extract<Section, { kind: K }> => section.kind === kind,
  )
}

/** The titles of the items of every section of one kind. */
function titles(slug: string, kind: 'features' | 'highlights' | 'integrations' | 'cards') {
  const service = findService(shipped, slug)
  if (!service) throw new Error(`no ${slug}`)
  return only(service, kind).map((section) => section.items.map((item) => item.title))
}

const specified = services.filter((service) => PRODUCTS.includes(service.path))

test('the ten specified products exist in order', () => {
  expect(specified.map((service) => service.path)).toEqual(PRODUCTS)
  expect(products.title).toBe('Our Products')
})

test('each product has its specified hue', () => {
  expect(Object.fromEntries(specified.map((service) => [service.slug, service.hue]))).toEqual({
    'bulk-sms': 'red',
    'voice-call': 'red',
    youtube: 'red',
    twitter: 'red',
    'whatsapp-marketing': 'green',
    'ivr-tollfree': 'blue',
    'facebook-ads': 'blue',
    'google-ads': 'blue',
    instagram: 'purple',
    linkedin: 'navy',
  })
})

const KINDS = ['features', 'highlights', 'integrations', 'cards']
const kindsOf = (service: { sections: readonly Section[] }) =>
  service.sections.map((section) => section.kind)

test('each product has one section of a kind that no other product has', () => {
  const signatures = specified.map((service) =>
    kindsOf(service).filter((kind) => !KINDS.includes(kind)),
  )
  expect(signatures.map((kinds) => kinds.length)).toEqual(specified.map(() => 1))
  expect(new Set(signatures.flat()).size).toBe(specified.length)
})

test.each(
  specified
    .filter((service) => service.slug !== 'google-ads')
    .map((service) => [service.slug, service]),
)(
  '%s has features, highlights, integrations and one or two card sections, in order',
  (_, service) => {
    const kinds = kindsOf(service).filter((kind) => KINDS.includes(kind))
    expect(kinds.join(' ')).toMatch(/^features highlights integrations cards( cards)?$/)
    expect(only(service, 'features')[0]?.items).toHaveLength(6)
    const [integrations] = only(service, 'integrations')
    expect([3, 5]).toContain(integrations?.items.length)
  },
)

test('Google Ads has one card section, AdTech Solutions', () => {
  const google = findService(shipped, 'google-ads')
  expect(google && kindsOf(google).filter((kind) => KINDS.includes(kind))).toEqual(KINDS)
  expect(google && only(google, 'cards')[0]?.title).toBe('AdTech Solutions')
})

test('Bulk SMS lists the specified items', () => {
  expect(titles('bulk-sms', 'features')).toEqual([
    [
      'Branded, verified messaging',
      'Programmable messaging API',
      'Multilingual SMS',
      'Secured transmission',
      'Priority routing',
      'Multiple connectivity',
    ],
  ])
  expect(titles('bulk-sms', 'highlights')).toEqual([
    ['A2P SMS for OTP, transactional and promotional', 'Two-way SMS', 'International SMS'],
  ])
  expect(titles('bulk-sms', 'integrations')).toEqual([
    [
      'Customer insights',
      'Support hub',
      'Communication center',
      'Inventory control',
      'Order tracking',
    ],
  ])
  expect(titles('bulk-sms', 'cards')).toEqual([
    ['Mobile marketing', 'Cyber security', 'Cloud solutions'],
    ['AI and automation', 'Omnichannel support', 'Email marketing'],
  ])
})

test('Twitter has the item titles of Bulk SMS, and another scene', () => {
  for (const kind of ['features', 'highlights', 'integrations', 'cards'] as const)
    expect(titles('twitter', kind)).toEqual(titles('bulk-sms', kind))
  expect(findService(shipped, 'twitter')?.hero.scene).not.toBe(
    findService(shipped, 'bulk-sms')?.hero.scene,
  )
})

test.each(['voice-call', 'whatsapp-marketing', 'ivr-tollfree'])(
  '%s lists six features, three highlights, five integrations and two times three cards',
  (slug) => {
    expect(titles(slug, 'features').map((list) => list.length)).toEqual([6])
    expect(titles(slug, 'highlights').map((list) => list.length)).toEqual([3])
    expect(titles(slug, 'integrations').map((list) => list.length)).toEqual([5])
    expect(titles(slug, 'cards').map((list) => list.length)).toEqual([3, 3])
  },
)

test('Bulk SMS offers its price list as a download', () => {
  expect(findService(shipped, 'bulk-sms')?.hero.actions).toContainEqual({
    label: 'Download SMS Pricing',
    href: '/SMSPricing.csv',
    isDownload: true,
  })
})

test('web development shows 12 Android skills, 5 for iOS, six roles and 13 technologies', () => {
  expect(webDevelopment.hero.title).toBe('Elevate Your Digital Presence')
  expect(only(webDevelopment, 'tiles').map((section) => section.items.length)).toEqual([12, 5])
  expect(only(webDevelopment, 'stack')[0]?.rows.flatMap((row) => row.items)).toHaveLength(13)
  expect(only(webDevelopment, 'journey')[0]?.steps.map((step) => step.title)).toEqual([
    'Card holder',
    'Merchant website',
    'Payment gateway',
    'Merchant account bank',
    'Card network',
    'Card-issuing bank',
  ])
})

test('cloud has three plans, eight services, six slides, four offers and the word "worldwide"', () => {
  const plans = only(cloud, 'plans')[0]?.plans ?? []
  expect(plans.map((plan) => [plan.title, plan.buttonText])).toEqual([
    ['Startup Cloud Plan', 'Get Started'],
    ['Business Growth Plan', 'Upgrade Now'],
    ['Enterprise Cloud Plan', 'Contact Sales'],
  ])
  expect(plans.filter((plan) => plan.isHighlighted)).toHaveLength(1)
  expect(plans[0]?.features.join()).toMatch(/free domain and hosting for the first 12 months/i)
  expect(plans[0]?.features.join()).toMatch(/up to 100 GB cloud storage/i)
  expect(only(cloud, 'features')[0]?.items).toHaveLength(8)
  expect(only(cloud, 'carousel')[0]?.slides).toHaveLength(6)
  expect(only(cloud, 'offers')[0]?.items).toHaveLength(4)
  expect(
    only(cloud, 'statement')
      .map((section) => section.text)
      .join(),
  ).toMatch(/worldwide/)
})

test('the menu has three groups of five sub-items with five lines each', () => {
  expect(menu.map((group) => group.items.map((item) => item.label))).toEqual([
    [
      'Android Development',
      'IOS Development',
      'Full-Stack Development',
      'UI/UX Design',
      'Payment Gateway',
    ],
    ['SEO', 'Social Media Marketing', 'Content Marketing', 'Email Marketing', 'SMS Marketing'],
    ['AWS', 'Google Cloud', 'Azure', 'Cloud Security', 'DevOps'],
  ])
  for (const item of menu.flatMap((group) => group.items))
    expect(new Set(item.covers).size, item.label).toBe(5)
})

test('about has its heading, three purpose items and a booking button', () => {
  expect(about.hero.title).toBe('Discover Our Story and Mission')
  expect(about.purpose.items.map((item) => item.anchor)).toEqual([
    'mission',
    'vision',
    'who-we-are',
  ])
  expect(about.estimate.button.label).toBe('Book Now')
})

test('the refund and cancellation policies state the specified terms', () => {
  const textOf = (path: string) =>
    textsOf(policies.find((policy) => policy.path === path)).join(' ')
  const refund = textOf('/refund-policy')
  expect(refund).toMatch(/5-7 working days of the original purchase/)
  expect(refund).toMatch(/unused/)
  expect(refund).toMatch(/original condition/)
  expect(refund).toMatch(/order number/)
  expect(refund).toMatch(/detailed reason/)
  expect(textOf('/cancellation-policy')).toMatch(/24-hour notice before delivery or renewal/)
})

test('every policy gives email addresses and the website', () => {
  for (const policy of policies) {
    const text = textsOf(policy).join(' ')
    for (const name of ['{email}', '{privacyEmail}', '{address}', '{website}'])
      expect(text, policy.path).toContain(name)
  }
})

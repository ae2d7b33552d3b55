import { expect, test, vi } from 'vitest'
import { shippedDocuments } from '#app/content/shipped'
import { saveDraft } from '#app/models/content/draft.server'
import { checkDocument } from '#app/models/content/kinds.server'
import { withoutBrokenLinks } from '#app/models/content/own-links.server'
import { publishDraft } from '#app/models/content/publish.server'
import { contentOf } from '#app/models/content/published.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { shipped } from '#tests/content/shipped'
import { freshSite } from '#tests/support/app'

test('the site shows a version published after the clock was set back', async () => {
  const site = await freshSite()
  const publish = async (heading: string) => {
    const draft = { document: 'pages/contact', value: { ...shipped.contact, heading }, revision: 0 }
    const saved = await saveDraft(site, OPERATOR, draft)
    const revision = saved.ok ? saved.revision : 0
    return publishDraft(site, OPERATOR, { document: 'pages/contact', revision })
  }
  await publish('First heading')
  vi.setSystemTime(Date.now() - 60 * 60_000)
  await publish('Second heading')
  expect(contentOf(site).contact.heading).toBe('Second heading')
  await publish('Third heading')
  expect(contentOf(site).contact.heading).toBe('Third heading')
})

test.each([
  ['company', { logo: 'constructor' }],
  ['company', { logo: 'image/x' }],
  ['pages/contact', { ...shipped.contact, updated: '2026-02-30' }],
])('an invalid value of %s is refused', (id, value) => {
  expect(checkDocument(id, value).ok).toBe(false)
})

test('a text that looks like the path of a missing page stays, a link to one loses its address', () => {
  const content = {
    ...shipped,
    about: { ...shipped.about, hero: { ...shipped.about.hero, title: '/old' } },
    contact: { ...shipped.contact, heading: 'See our [old page](/old)' },
  }
  const { about, contact } = withoutBrokenLinks(content)
  expect([about.hero.title, contact.heading]).toEqual(['/old', 'See our old page'])
})

test('a lone surrogate is replaced', () => {
  const value = { ...shipped.contact, heading: 'Call \ud83d now' }
  expect(checkDocument('pages/contact', value)).toMatchObject({
    value: { heading: 'Call \ufffd now' },
  })
})

test.each([
  [1, 'At least 2 entries; this has 1'],
  [7, 'At most 6 entries; this has 7'],
])('a list of %i entries is refused with the limit and the size', (size, message) => {
  const id = 'policies/privacy-policy'
  const summary = Array.from({ length: size }, (_, index) => `Point ${index}`)
  const value = Object.assign({}, shippedDocuments[id], { summary })
  expect(checkDocument(id, value)).toMatchObject({ faults: [{ message }] })
})

test('a number outside its limits is refused with the limit alone', () => {
  expect(checkDocument('company', { foundedYear: 99_999, retention: { spamDays: 1 } })).toEqual({
    ok: false,
    faults: [
      { path: ['foundedYear'], message: 'At most 2200' },
      { path: ['retention', 'spamDays'], message: 'At least 30' },
    ],
  })
})

import { expect, test } from 'vitest'
import type { Site } from '#app/models/company/site.server'
import { compareDocuments } from '#app/models/content/compare.server'
import { saveDraft } from '#app/models/content/draft.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { findVersion, listVersions, valueOfVersion } from '#app/models/content/history.server'
import { publishDraft, publishShipped } from '#app/models/content/publish.server'
import { contentOf } from '#app/models/content/published.server'
import { shipped } from '#tests/content/shipped'
import { freshSite, signUpAs } from '#tests/support/app'

const contact = 'pages/contact'

async function publish(site: Site, admin: { id: string; name: string }, heading: string) {
  const value = { ...shipped.contact, heading }
  const saved = await saveDraft(site, admin, { document: contact, value, revision: 0 })
  if (!saved.ok) throw new Error('not saved')
  return publishDraft(site, admin, { document: contact, revision: saved.revision })
}

test('each publication is a version, newest first, also that of the shipped text', async () => {
  const site = await freshSite()
  const admin = await signUpAs(site.db)
  await publish(site, admin, 'First heading')
  await publish(site, admin, 'Second heading')
  await publishShipped(site, admin, contact)
  const versions = await listVersions(site.db, contact)
  expect(versions.map((one) => valueOfVersion(contact, one))).toMatchObject([
    { heading: shipped.contact.heading },
    { heading: 'Second heading' },
    { heading: 'First heading' },
  ])
  expect(contentOf(site).contact.heading).toContain('Talk to the team')
  expect(await listVersions(site.db, contact, versions[1]?.id)).toHaveLength(1)
  expect(await findVersion(site.db, 'pages/about', versions[0]?.id ?? '')).toBeUndefined()
})

const shape = shapeOf(contact)
if (!shape) throw new Error('no shape')

test('a changed text is one change with its new words marked', () => {
  const before = { ...shipped.contact, heading: 'Talk to the team' }
  const after = { ...before, heading: 'Talk to the whole team' }
  expect(compareDocuments(shape, before, after)).toEqual([
    {
      label: 'Headline',
      before: [
        { text: 'Talk to the ', isMarked: false },
        { text: 'team', isMarked: false },
      ],
      after: [
        { text: 'Talk to the ', isMarked: false },
        { text: 'whole ', isMarked: true },
        { text: 'team', isMarked: false },
      ],
    },
  ])
})

test('an added or removed item is a change of one side, and equal documents have no changes', () => {
  const careers = shapeOf('pages/careers')
  if (!careers) throw new Error('no shape')
  const { steps } = shipped.careers
  const added = { title: 'You start', text: 'On a Monday.' }
  const after = { ...shipped.careers, steps: { ...steps, items: [added, ...steps.items] } }
  const changes = compareDocuments(careers, shipped.careers, after)
  expect(changes).toHaveLength(2)
  expect(changes).toMatchObject([
    { before: undefined, after: [{ text: 'You start', isMarked: true }] },
    { before: undefined, after: [{ text: 'On a Monday.', isMarked: true }] },
  ])
  expect(compareDocuments(careers, after, shipped.careers)).toMatchObject([
    { after: undefined },
    { after: undefined },
  ])
  expect(compareDocuments(careers, after, structuredClone(after))).toEqual([])
  expect(compareDocuments(careers, undefined, after).length).toBeGreaterThan(8)
})

test('two texts with nothing in common are compared as whole texts', () => {
  const words = (prefix: string) =>
    Array.from({ length: 20_000 }, (_, at) => `${prefix}${at}`).join(' ')
  const [before, after] = [words('a'), words('b')]
  const changed = (heading: string) => ({ ...shipped.contact, heading })
  expect(compareDocuments(shape, changed(before), changed(after))).toEqual([
    {
      label: 'Headline',
      before: [{ text: before, isMarked: true }],
      after: [{ text: after, isMarked: true }],
    },
  ])
})

test('long lists with nothing in common are compared item by item', () => {
  const policy = shapeOf('policies/privacy-policy')
  if (!policy) throw new Error('no shape')
  const lines = (prefix: string) => ({
    sections: [{ body: Array.from({ length: 20_000 }, (_, at) => `${prefix}${at}`) }],
  })
  const changes = compareDocuments(policy, lines('a'), lines('b'))
  expect(changes).toHaveLength(20_000)
  expect(changes.at(-1)).toMatchObject({
    before: [{ text: 'a19999' }],
    after: [{ text: 'b19999' }],
  })
})

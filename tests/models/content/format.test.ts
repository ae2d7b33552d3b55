import { expect, test } from 'vitest'

import { homePage } from '#app/content/schemas/home'
import { shippedDocuments } from '#app/content/shipped'
import { CONTENT_FORMAT, migrated } from '#app/models/content/format.server'
import { loadPublished } from '#app/models/content/load.server'
import { contentOf } from '#app/models/content/published.server'
import { findDraft } from '#app/models/content/stored-draft.server'
import { contentDrafts, contentVersions } from '#db/schema'
import { freshSite, tables } from '#tests/support/app'

test('a technology stored in format 1 gets an icon instead of two letters, newer content stays', () => {
  const old = { sections: [{ items: [{ mark: 'Py', title: 'Python', text: 'Scripts' }] }] }
  expect(migrated(old, 1)).toEqual({
    sections: [{ items: [{ icon: 'code-xml', title: 'Python', text: 'Scripts' }] }],
  })
  expect(migrated(old, CONTENT_FORMAT)).toBe(old)
})

test('a home page stored in format 2 gets sample messages and loses its unused office text', async () => {
  const { messages, ...old } = homePage.parse(shippedDocuments['pages/home'])
  const lead = 'A lead of its owner'
  const own = { ...old, hero: { ...old.hero, lead } }
  const opened = await freshSite()
  const office = { title: 'Where to find us', text: 'A map.' }
  const value = JSON.stringify({ ...own, office })
  const version = { id: '1', document: 'pages/home', value, format: 2 }
  const by = { adminId: 'x', adminName: 'Meera Rao' }
  await tables(opened.db)
    .insert(contentVersions)
    .values({ ...version, ...by, createdAt: 1 })
  await loadPublished(opened)
  expect(contentOf(opened).home).toMatchObject({ messages, hero: { lead } })
  await tables(opened.db)
    .insert(contentDrafts)
    .values({ document: 'pages/home', value, revision: 1, ...by, updatedAt: 1 })
  expect((await findDraft(opened.db, 'pages/home'))?.value).toEqual({ ...own, messages })
})

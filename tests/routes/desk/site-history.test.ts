import { expect, test } from 'vitest'
import { findDraft, saveDraft } from '#app/models/content/draft.server'
import { publishDraft } from '#app/models/content/publish.server'
import { loader as comparePage } from '#app/routes/desk/site-history/compare'
import { loader as historyPage } from '#app/routes/desk/site-history/history'
import { loader as askRestore, action as restore } from '#app/routes/desk/site-history/restore'
import { shipped } from '#tests/content/shipped'
import { args, freshSite, get, meeraBrowserHeaders, post, respond } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

const id = 'pages/contact'
const params = { '*': id }
const meera = { id: 'm', name: 'Meera Rao' }

/** A site on which Meera has published each heading in turn. */
async function publishedSite(...headings: string[]) {
  const site = await freshSite()
  const headers = await meeraBrowserHeaders(site)
  for (const heading of headings) {
    const value = { ...shipped.contact, heading }
    const saved = await saveDraft(site, meera, { document: id, value, revision: 0 })
    const revision = saved.ok ? saved.revision : 0
    expect(await publishDraft(site, meera, { document: id, revision })).toEqual({ ok: true })
  }
  const open = (path: string, found = params) => args(get(path, headers), found)
  return { site, headers, open }
}

test('the history lists every version with its author and changes, newest first', async () => {
  const { open } = await publishedSite('One heading', 'Another heading')
  const { versions, newest, title } = await historyPage(open(`/admin/site/history/${id}`))
  expect(title).toBe('Contact')
  expect(versions).toHaveLength(2)
  expect(versions[0]).toMatchObject({ id: newest, by: 'Meera Rao', isShipped: false })
  expect(versions.map(({ changed }) => changed)).toEqual(['Headline', 'Headline'])
})

test.each(['pages/nowhere', 'toString', ''])(
  'the history of the unknown document "%s" is a 404',
  async (name) => {
    const { open } = await publishedSite()
    const response = await respond(() => historyPage(open('/admin/site/history/x', { '*': name })))
    expect(response.status).toBe(404)
  },
)

test('a version is compared with the previous one, the first with the original text', async () => {
  const { open } = await publishedSite('One heading', 'Another heading')
  const { versions } = await historyPage(open(`/admin/site/history/${id}`))
  const [second, first] = versions
  const compare = (query: string) => comparePage(open(`/admin/site/compare/${id}?${query}`))
  expect((await compare(`to=${second?.id}`)).changes).toMatchObject([
    { label: 'Headline', before: [{ text: 'One' }, {}], after: [{ text: 'Another' }, {}] },
  ])
  expect(await compare(`to=${first?.id}`)).toMatchObject({ before: 'Original text' })
  expect((await compare(`from=${second?.id}&to=shown`)).changes).toEqual([])
  expect((await respond(() => compare('to=nothing'))).status).toBe(404)
})

test('a comparison offers to restore the older version and marks changed words', async () => {
  const { open, headers } = await publishedSite('One heading', 'Another heading')
  const { versions } = await historyPage(open(`/admin/site/history/${id}`))
  const [second, first] = versions
  for (const query of [`to=${first?.id}`, `to=${second?.id}`, `from=${first?.id}&to=shown`]) {
    const page = await readPage(`/admin/site/compare/${id}?${query}`, headers)
    expect(page, query).toContain(`href="/admin/site/restore/${id}?version=${first?.id}"`)
  }
  const page = await readPage(`/admin/site/compare/${id}?to=${second?.id}`, headers)
  expect(page).toMatch(/<h1[^>]*>What changed: Contact</)
  expect(page).toMatch(/<del[^>]*>One<\/del><span> heading<\/span>/)
  expect(page).toMatch(/<ins[^>]*>Another<\/ins><span> heading<\/span>/)
  const shown = await readPage(`/admin/site/compare/${id}?to=shown`, headers)
  expect(shown).not.toContain('Restore the version')
})

test('a restored version becomes a draft and does not overwrite a draft saved meanwhile', async () => {
  const { site, headers, open } = await publishedSite('One heading', 'Another heading')
  const { versions } = await historyPage(open(`/admin/site/history/${id}`))
  const path = `/admin/site/restore/${id}?version=${versions[1]?.id}`
  const asked = await askRestore(open(path))
  expect(asked).toMatchObject({ revision: 0, draft: undefined })
  const send = async (revision: number) => {
    const request = post(path, { revision: `${revision}` }, headers)
    return (await respond(() => restore(args(request, params)))).headers.get('Location')
  }
  const draft = { ...shipped.contact, heading: 'In the meantime' }
  await saveDraft(site, meera, { document: id, value: draft, revision: 0 })
  expect(await send(0)).toBe(`${path}&done=changed`)
  expect((await findDraft(site.db, id))?.value).toMatchObject({ heading: 'In the meantime' })
  const again = await askRestore(open(path))
  expect(again.draft).toMatchObject({ by: 'Meera Rao' })
  expect(await send(again.revision)).toBe(`/admin/site/edit/${id}?done=restored`)
  expect((await findDraft(site.db, id))?.value).toMatchObject({ heading: 'One heading' })
})

test('a preview is visible to staff only and names the invalid drafts it leaves out', async () => {
  const { site, headers } = await publishedSite()
  const value = { ...shipped.contact, heading: 'Only in the draft' }
  await saveDraft(site, meera, { document: id, value, revision: 0 })
  await saveDraft(site, meera, { document: 'pages/about', value: {}, revision: 0 })
  const preview = await readPage('/contact?preview', headers)
  expect(preview).toContain('Only in the draft')
  expect(preview).toContain('a rule is broken: About.')
  const visitorPage = await readPage('/contact?preview')
  expect(visitorPage).not.toContain('Only in the draft')
  expect(visitorPage).not.toContain('aria-label="Preview"')
})

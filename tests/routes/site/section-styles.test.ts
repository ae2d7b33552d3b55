import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// The server build exists only after a build.
vi.mock('virtual:remix/server-build', () => ({}))

const STYLES = '#app/styles/pages/sections.css?url'
const SHEET = '<link rel="stylesheet" href="/sections.css"/>'
const meera = { id: 'meera', name: 'Meera Rao' }

async function loadWithStyles() {
  const { freshSite } = await import('#tests/support/app')
  const { readPage } = await import('#tests/support/render-site')
  const { filled } = await import('#tests/content/shipped')
  const { saveDraft } = await import('#app/models/content/draft.server')
  const { publishDraft } = await import('#app/models/content/publish.server')
  return { freshSite, readPage, filled, saveDraft, publishDraft }
}

let loaded: Awaited<ReturnType<typeof loadWithStyles>>

beforeAll(async () => {
  vi.resetModules()
  // Vitest gives every style sheet an empty URL.
  vi.doMock(STYLES, () => ({ default: '/sections.css' }))
  loaded = await loadWithStyles()
}, 60_000)

afterAll(() => {
  vi.doUnmock(STYLES)
  vi.resetModules()
})

test('the style sheet for sections of other pages is linked in the head', async () => {
  const { freshSite, readPage, filled, saveDraft, publishDraft } = loaded
  const opened = await freshSite()
  expect((await readPage('/cloud-services')).includes(SHEET)).toBe(false)

  const { cloud, webDevelopment } = filled
  const section = webDevelopment.sections.find(({ kind }) => kind === 'stack')
  const value = { ...cloud, sections: [...cloud.sections, section] }
  const saved = await saveDraft(opened, meera, { document: 'pages/cloud', value, revision: 0 })
  if (!saved.ok) throw new Error('not saved')
  await publishDraft(opened, meera, { document: 'pages/cloud', revision: saved.revision })

  const [head = '', body = ''] = (await readPage('/cloud-services')).split('</head>')
  expect(head.includes(SHEET)).toBe(true)
  expect(body.includes('rel="stylesheet"')).toBe(false)
})

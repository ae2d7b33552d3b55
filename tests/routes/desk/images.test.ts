import sharp from 'sharp'
import { expect, test } from 'vitest'
import { servicePage } from '#app/content/page'
import { homePage } from '#app/content/schemas/home'
import { shippedDocuments } from '#app/content/shipped'
import { type Site, site } from '#app/models/company/site.server'
import { saveDraft } from '#app/models/content/draft.server'
import { loadPublished } from '#app/models/content/load.server'
import { publishDraft } from '#app/models/content/publish.server'
import { contentOf } from '#app/models/content/published.server'
import { addImage } from '#app/models/image/add.server'
import { icon } from '#app/models/image/icon.server'
import { logoOf } from '#app/models/image/logo.server'
import { action as change, loader as show } from '#app/routes/desk/site/images/image'
import { action as remove } from '#app/routes/desk/site/images/image-delete'
import { action, loader } from '#app/routes/desk/site/images/images'
import { loader as favicon } from '#app/routes/feeds/favicon'
import { loader as serve } from '#app/routes/feeds/image'
import { auditEntries, imageFiles, images } from '#db/schema'
import { args, freshSite, get, meeraBrowserHeaders, ORIGIN, post, tables } from '#tests/support/app'
import { bomb, noise, png, svg } from '#tests/support/images'
import { readPage } from '#tests/support/render-site'

const PATH = '/admin/site/images'
const meera = { id: 'meera', name: 'Meera Rao' }

function upload(headers: Record<string, string>, alt: string, file?: Uint8Array, name = 'a.png') {
  const form = new FormData()
  form.set('alt', alt)
  if (file) form.set('file', new File([new Uint8Array(file)], name))
  return action(args(new Request(ORIGIN + PATH, { method: 'POST', body: form, headers })))
}

async function refusal(outcome: Awaited<ReturnType<typeof upload>>) {
  if (!('data' in outcome)) throw new Error(`went to ${outcome.headers.get('Location')}`)
  return { status: outcome.init?.status, ...outcome.data }
}

const stored = async () => tables(site().db).select().from(images)

async function added(file: Uint8Array, alt = 'A red box'): Promise<string> {
  const outcome = await addImage(site(), meera, { name: 'box.png', alt, bytes: file })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.id
}

async function publish(document: string, value: unknown, isPublished = true): Promise<void> {
  const saved = await saveDraft(site(), meera, { document, value, revision: 0 })
  if (!saved.ok) throw new Error('not saved')
  if (isPublished) await publishDraft(site(), meera, { document, revision: saved.revision })
}

const homeWith = (scene: string) => {
  const home = homePage.parse(shippedDocuments['pages/home'])
  return { ...home, hero: { ...home.hero, scene } }
}

test('an image is uploaded, listed, served in every size and audited', async () => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const response = await upload(headers, ' Our office ', await png(1000, 500), '../Büro.png')
  expect(response).toBeInstanceOf(Response)
  const [image] = await stored()
  expect(image).toMatchObject({ alt: 'Our office', name: 'Büro.png', width: 1000, height: 500 })
  const listed = await loader(args(get(PATH, headers)))
  expect(listed.images[0]?.picture.srcSet?.split(', ')).toEqual([
    `/images/${image?.id}-480.webp 480w`,
    `/images/${image?.id}-800.webp 800w`,
    `/images/${image?.id}-1000.webp 1000w`,
  ])
  for (const width of [480, 800, 1000]) {
    const file = `${image?.id}-${width}.webp`
    const served = await serve(args(get(`/images/${file}`), { file }))
    expect(served.status).toBe(200)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const base = { 'If-None-Match': `"other", W/${served.headers.get('ETag')}` }
    expect((await serve(args(get(`/images/${file}`, base), { file }))).status).toBe(304)
  }
  const entries = await tables(site().db).select().from(auditEntries)
  expect(entries.map(({ action }) => action)).toContain('image.add')
})

test.each(['x', '', `${'0'.repeat(32)}-480.webp`, `${'0'.repeat(32)}-480`])(
  '/images/%s is a 404',
  async (file) => {
    await freshSite()
    expect((await serve(args(get(`/images/${file}`), { file }))).status).toBe(404)
  },
)

test('an image is served under its own file extension only; an SVG has a sandbox policy', async () => {
  await freshSite()
  const id = await added(svg('<rect width="9" height="9"/>'))
  const ask = async (ending: string) => serve(args(get('/images/'), { file: `${id}-40.${ending}` }))
  expect((await ask('webp')).status).toBe(404)
  const drawing = await ask('svg')
  expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(drawing.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test('a missing, invalid, too large or scripted image is refused and the description is kept', async () => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const nothing = await refusal(await upload(headers, ''))
  expect(nothing).toMatchObject({
    status: 400,
    banner: 'The picture was not uploaded',
    fields: {
      alt: ['Describe the picture for people who cannot see it'],
      file: ['Choose a picture'],
    },
  })
  const text = await refusal(await upload(headers, 'Words', Buffer.from('words')))
  expect(text).toMatchObject({ status: 400, values: { alt: 'Words' } })
  expect(text.banner).toBe('The file is not a PNG, JPEG, WebP or SVG picture')
  const large = await refusal(await upload(headers, '', Buffer.alloc(9 * 2 ** 20)))
  expect(large).toMatchObject({ status: 413 })
  expect(large.fields).toEqual({ file: ['The file is larger than 8 MB'] })
  const huge = await refusal(await upload(headers, 'Huge', bomb(50_000, 50_000)))
  expect(huge).toMatchObject({ status: 400, values: { alt: 'Huge' } })
  const attack = await refusal(await upload(headers, 'Attack', svg('<script>1</script>'), 'a.svg'))
  expect(attack).toMatchObject({ status: 400 })
  expect(attack.banner).toBe('The SVG picture is refused: it holds <script>')
  expect(await stored()).toEqual([])
})

test('the same file is stored once, and the total size of images has a limit', async () => {
  await freshSite()
  const file = await png(30, 20)
  expect(await added(file)).toBe(await added(file, 'Another description'))
  expect(await stored()).toMatchObject([{ alt: 'A red box' }])
  const more = { name: 'b.png', alt: 'More', bytes: await png(31, 20) }
  expect(await addImage(site(), meera, more, 100)).toMatchObject({ ok: false, reason: 'full' })
  expect(await stored()).toHaveLength(1)
})

test('a page shows an image with its size and its current description', async () => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const id = await added(await png(700, 350))
  await publish('pages/home', homeWith(`image/${id}`))
  expect(contentOf(site()).home.hero.scene).toEqual({
    src: `/images/${id}-700.webp`,
    srcSet: `/images/${id}-480.webp 480w, /images/${id}-700.webp 700w`,
    width: 700,
    height: 350,
    alt: 'A red box',
  })
  await change(args(post(`${PATH}/${id}`, { alt: 'A blue box' }, headers), { id }))
  expect(contentOf(site()).home.hero.scene).toMatchObject({ alt: 'A blue box' })
})

test('a description that a colleague changed meanwhile is not overwritten at first', async () => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const id = await added(await png(30, 20))
  const send = (alt: string, base: string) =>
    change(args(post(`${PATH}/${id}`, { alt, base }, headers), { id }))
  expect(await send('A blue box', 'A red box')).toBeInstanceOf(Response)
  expect(await send('A blue box', 'A red box')).toBeInstanceOf(Response)
  expect(await send('A green box', 'A red box')).toMatchObject({
    data: {
      values: { alt: 'A green box', base: 'A blue box' },
      banner: expect.stringContaining('to “A blue box”'),
    },
    init: { status: 409 },
  })
  expect(await send('A green box', 'A blue box')).toBeInstanceOf(Response)
  expect(await stored()).toMatchObject([{ alt: 'A green box' }])
})

test('a page shows a scene instead of a missing image', async () => {
  await freshSite()
  await publish('pages/home', homeWith(`image/${'0'.repeat(32)}`))
  expect(contentOf(site()).home.hero.scene).toBe('any-service')
})

test.each([
  ['published', true, 'Home page'],
  ['drafted', false, 'Home page (draft)'],
])('an image that a %s page shows cannot be deleted', async (_, isPublished, label) => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const id = await added(await png(30, 20))
  await publish('pages/home', homeWith(`image/${id}`), isPublished)
  const response = await remove(args(post(`${PATH}/${id}/delete`, {}, headers), { id }))
  expect(response).toMatchObject({ init: { status: 409 } })
  expect(await stored()).toHaveLength(1)
  const shown = await show(args(get(`${PATH}/${id}`, headers), { id }))
  expect(shown.uses).toEqual([{ document: 'pages/home', label }])
})

test('an image that no page shows any more is deleted in every size', async () => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const id = await added(await png(900, 20))
  await publish('pages/home', homeWith(`image/${id}`))
  await publish('pages/home', homeWith('home-hub'))
  const response = await remove(args(post(`${PATH}/${id}/delete`, {}, headers), { id }))
  expect(response).toBeInstanceOf(Response)
  expect(await stored()).toEqual([])
  expect(await tables(site().db).select().from(imageFiles)).toEqual([])
  expect(site().published?.pictures).toEqual({})
})

test('the logo image is the logo, favicon and icon; a missing image is ignored', async () => {
  await freshSite()
  const letter = await (await favicon()).text()
  const bitmap = await added(await png(64, 64))
  const drawing = await added(svg('<circle r="9"/>'))
  await loadPublished(site())
  for (const [id, mark] of [
    [bitmap, 'href="data:image/webp;base64,'],
    [drawing, '<circle r="9">'],
  ] as const) {
    site().company.logo = `image/${id}`
    expect(logoOf(site())?.src).toContain(id)
    expect(await (await favicon()).text()).toContain(mark)
    expect(await cornerColour(site())).toBe('ffffff')
  }
  site().company.logo = `image/${'0'.repeat(32)}`
  expect(logoOf(site())).toBeUndefined()
  expect(await (await favicon()).text()).toBe(letter)
})

/** @returns the colour of the first pixel of the icon: white behind a logo */
async function cornerColour(of: Site) {
  const { data } = await sharp(await icon({ ...of, company: { ...of.company } }, 180))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.subarray(0, 3).toString('hex')
}

test('the image page marks a page whose images exceed 300 KB', async () => {
  const headers = await meeraBrowserHeaders(await freshSite())
  const id = await added(await noise(1600, 1200))
  await publish('pages/home', homeWith(`image/${id}`))
  await publish('company', { ...site().company, logo: `image/${id}` })
  const { pages } = await loader(args(get(PATH, headers)))
  expect(pages).toMatchObject([{ label: 'Home page', isHeavy: true }])
  expect(pages[0]?.words).toMatch(
    /^Pictures on this page: [\d,]+ KB, over the 300 KB that keep it fast on a phone$/,
  )
})

test('an uploaded image in the hero of a service page is its share image', async () => {
  await freshSite()
  const shareImage = async () =>
    /property="og:image" content="([^"]*)"/.exec(
      await readPage('/digital-marketting/bulk-sms'),
    )?.[1]
  expect(await shareImage()).toBe(`${ORIGIN}/og/digital-marketting-bulk-sms.png`)
  const id = await added(await png(1200, 630))
  const page = servicePage.parse(shippedDocuments['services/bulk-sms'])
  const hero = { ...page.hero, scene: `image/${id}` }
  await publish('services/bulk-sms', { ...page, hero })
  expect(await shareImage()).toMatch(new RegExp(`^${ORIGIN}/images/`))
})

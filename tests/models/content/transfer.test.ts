import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedDocuments } from '#app/content/shipped'
import type { Site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { exportContent, importContent } from '#app/models/content/transfer.server'
import { addImage } from '#app/models/image/add.server'
import { contentVersions } from '#db/schema'
import { freshSite, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { png } from '#tests/support/images'

const read = (folder: string, id: string) =>
  JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))
const write = (folder: string, id: string, value: unknown) =>
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(value))
const versionsOf = async (site: Site) => tables(site.db).select().from(contentVersions)

test('every document is exported, and importing unchanged files publishes nothing', async () => {
  const [site, folder] = [await freshSite(), freshFolder()]
  expect(await exportContent(site, folder)).toBe(Object.keys(shippedDocuments).length + 1)
  expect(read(folder, 'services/bulk-sms')).toEqual(shippedDocuments['services/bulk-sms'])
  expect(await importContent(site, folder)).toEqual({ ok: true, published: [] })
  expect(await versionsOf(site)).toEqual([])
})

test('an import reads files with a byte order mark, and nothing of hidden folders', async () => {
  const [site, folder] = [await freshSite(), freshFolder()]
  await exportContent(site, folder)
  mkdirSync(join(folder, '.vscode'))
  write(folder, '.vscode/settings', {})
  const menu = join(folder, 'menu.json')
  writeFileSync(menu, `\ufeff${readFileSync(menu, 'utf8')}`)
  expect(await importContent(site, folder)).toEqual({ ok: true, published: [] })
})

test('an import of a folder without files is refused', async () => {
  const folder = freshFolder()
  expect(await importContent(await freshSite(), folder)).toEqual({
    ok: false,
    refused: [{ file: folder, message: 'holds no file such as menu.json' }],
  })
})

test('changed files, a new page and a link to it are published on another site', async () => {
  const [site, folder] = [await freshSite(), freshFolder()]
  await exportContent(site, folder)
  const page = { ...read(folder, 'services/bulk-sms'), slug: 'pager', name: 'Pager', order: 900 }
  write(folder, 'services/pager', page)
  const menu = read(folder, 'menu')
  menu.groups[0].items[0].href = '/digital-marketting/pager'
  write(folder, 'menu', menu)
  write(folder, 'company', { ...read(folder, 'company'), name: 'Verma Works' })

  const other = await freshSite()
  expect(await importContent(other, folder)).toEqual({
    ok: true,
    published: ['company', 'menu', 'services/pager'],
  })
  expect(other.company.name).toBe('Verma Works')
  expect(contentOf(other).services.map(({ name }) => name)).toContain('Pager')
  expect((await versionsOf(other)).map(({ adminName }) => adminName)).toEqual(
    Array(3).fill('The operator'),
  )
})

test.each([
  ['pages/contact', '{', /pages\/contact\.json/],
  ['pages/contact', '{"path":"/contact"}', /title/],
  ['pages/nowhere', '{}', /not a page of this site/],
  ['services/x', '{"slug":"y"}', /services\/x\.json/],
])(
  'an import with an invalid file (%s: %s) names it and publishes nothing',
  async (id, text, words) => {
    const [site, folder] = [await freshSite(), freshFolder()]
    for (const name of ['pages', 'services']) mkdirSync(join(folder, name))
    write(folder, 'company', { name: 'Verma Works' })
    writeFileSync(join(folder, `${id}.json`), text)
    const outcome = await importContent(site, folder)
    expect(outcome).toMatchObject({ ok: false })
    expect(JSON.stringify(outcome)).toMatch(words)
    expect(await versionsOf(site)).toEqual([])
  },
)

test('images are exported and imported under the same id, and invalid ones are refused', async () => {
  const [site, folder] = [await freshSite(), freshFolder()]
  const file = { name: 'office.png', alt: 'Our office', bytes: await png(900, 400) }
  const added = await addImage(site, { id: '', name: 'Meera' }, file)
  if (!added.ok) throw new Error(added.message)
  await exportContent(site, folder)
  const other = await freshSite()
  expect(await importContent(other, folder)).toMatchObject({ ok: true })
  expect(other.published?.pictures?.[`image/${added.id}`]).toMatchObject({
    alt: 'Our office',
    width: 900,
    height: 400,
  })
  expect(await importContent(other, folder)).toEqual({ ok: true, published: [] })

  writeFileSync(join(folder, `images/${added.id}.webp`), '<script>')
  expect(await importContent(await freshSite(), folder)).toMatchObject({
    ok: false,
    refused: [{ file: 'images.json' }],
  })
  for (const list of ['[{"id":"../../etc/passwd"}]', '[{']) {
    writeFileSync(join(folder, 'images.json'), list)
    expect(await importContent(await freshSite(), folder)).toMatchObject({ ok: false })
  }
})

const withLink = (href: string) => ({
  title: 'Bulk SMS',
  lead: 'For orders and offers.',
  actions: [{ label: 'Ask', href }],
})

test.each([
  [
    'pages/contact',
    { heading: 'Call {compnay}' },
    /^heading: There is no placeholder {compnay}: use/,
  ],
  ['pages/contact', { heading: 'Write to {email}' }, /There is no placeholder {email}: use/],
  ['services/bulk-sms', { tile: 'Explain it in a sentence.' }, /tile: Replace this sample text/],
  ['company', { opensAt: '18:00', closesAt: '09:30' }, /closesAt: This is before 18:00/],
  ['company', { helpdeskPhone: 'call us' }, /^helpdeskPhone: Write one number/],
  ['company', { tollFreePhone: '0522 234 5678 / 79' }, /^tollFreePhone: Write one number/],
  ['services/bulk-sms', { hero: withLink('https://') }, /href: Write what follows/],
  ['services/bulk-sms', { hero: withLink('tel:') }, /href: Write what follows/],
])('an import of %s with %j is refused', async (id, change, message) => {
  const [site, folder] = [await freshSite(), freshFolder()]
  await exportContent(site, folder)
  write(folder, id, { ...read(folder, id), ...change })
  expect(await importContent(site, folder)).toEqual({
    ok: false,
    refused: [{ file: `${id}.json`, message: expect.stringMatching(message) }],
  })
})

test('variables of message templates are no placeholders', async () => {
  const [site, folder] = [await freshSite(), freshFolder()]
  await exportContent(site, folder)
  const heading = 'Dear {{name}}, {{1}}, {#var#}, {4}, {} for {company}'
  write(folder, 'pages/contact', { ...read(folder, 'pages/contact'), heading })
  expect(await importContent(site, folder)).toMatchObject({ ok: true })
})

test('an import with a link to an unknown page is refused', async () => {
  const [site, folder] = [await freshSite(), freshFolder()]
  await exportContent(site, folder)
  const home = read(folder, 'pages/home')
  home.areas[0].href = '/nowhere'
  write(folder, 'pages/home', home)
  expect(await importContent(site, folder)).toMatchObject({
    ok: false,
    refused: [
      { file: 'pages/home.json', message: 'areas.0.href: There is no published page /nowhere' },
    ],
  })
})

import { beforeEach, expect, test } from 'vitest'
import { shippedDocuments } from '#app/content/shipped'
import { site } from '#app/models/company/site.server'
import { currentDocument } from '#app/models/content/draft.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { addImage } from '#app/models/image/add.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { freshSite, meeraBrowserHeaders, post } from '#tests/support/app'
import { noise } from '#tests/support/images'
import { printFields } from '#tests/support/print-fields'
import { readPage, responseTo } from '#tests/support/render-site'

let browser: { Cookie: string }
beforeEach(async () => {
  browser = await meeraBrowserHeaders(await freshSite())
})

async function added(alt: string, width: number, height: number): Promise<string> {
  const bytes = await noise(width, height)
  const outcome = await addImage(site(), OPERATOR, { name: 'a.jpg', alt, bytes })
  if (!outcome.ok) throw new Error(outcome.message)
  return `image/${outcome.id}`
}

const open = (id: string, query = '') => readPage(`/admin/site/edit/${id}${query}`, browser)

async function save(id: string, changes: Record<string, string>) {
  const shape = shapeOf(id)
  if (!shape) throw new Error(id)
  const form = new URLSearchParams(printFields(shape, currentDocument(site(), id)))
  for (const [name, value] of Object.entries({ ':base': '0:', ...changes })) form.set(name, value)
  return responseTo(post(`/admin/site/edit/${id}`, form, browser))
}

const PAGE = 'services/bulk-sms'
const CHOOSE = '?at=hero.scene&choose=1'

test('uploaded images are offered beside the scenes, and the editor shows the chosen one', async () => {
  const name = await added('Our team', 300, 200)
  const choices = await open(PAGE, CHOOSE)
  expect(choices).toContain(`name="hero.scene" value="${name}"`)
  expect(choices).toContain('name="hero.scene" value="web-dev"')
  expect(choices).toContain('href="/admin/site/images"')
  expect((await save(PAGE, { 'hero.scene': name })).status).toBe(303)
  const page = await open(PAGE)
  expect(page).toContain(`src="/${name.replace('image/', 'images/')}-300.webp"`)
  expect(page).toContain('<span class="text-ink-2">Our team</span>')
  expect(page).toMatch(/Pictures on this page: \d+ KB of 300 KB/)
  expect(await open(PAGE, CHOOSE)).toMatch(
    new RegExp(`id="edit-hero.scene" type="radio" name="hero.scene" checked="" value="${name}"`),
  )
})

test('the editor shows no image size for a page without images and warns about a heavy page', async () => {
  expect(await open(PAGE)).not.toContain('Pictures on this page')
  await save(PAGE, { 'hero.scene': await added('Noise', 1600, 1600) })
  expect(await open(PAGE)).toMatch(/text-\(--danger-ink\)">Pictures on this page: [\d,]+ KB, over/)
})

test('the logo is an uploaded image or the first-letter logo', async () => {
  const name = await added('Our mark', 64, 64)
  const choices = await open('company', '?at=logo&choose=1')
  expect(choices).toContain('Letter mark')
  expect(choices).toContain(`name="logo" value="${name}"`)
  expect(choices).not.toContain('/admin/site/scenes/')
  expect((await save('company', { logo: name, do: 'publish' })).status).toBe(303)
  expect(site().company.logo).toBe(name)
  expect(await open('company')).toContain('<span class="text-ink-2">Our mark</span>')
  expect(await open('company')).not.toContain('Pictures on this page')
})

const DELETED = `image/${'0'.repeat(32)}`

test.each([
  [PAGE, 'hero.scene'],
  ['company', 'logo'],
])('%s with a deleted image is not published', async (id, field) => {
  await added('Our team', 30, 20)
  const refused = await save(id, { [field]: DELETED, do: 'publish' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('This picture was deleted: choose another')
  expect(JSON.stringify(currentDocument(site(), id))).not.toContain(DELETED)
})

test('the editor marks a deleted image', async () => {
  await save(PAGE, { 'hero.scene': DELETED })
  expect(await open(PAGE)).toContain('A picture that was deleted')
  expect(await open(PAGE, CHOOSE)).toContain('name="hero.scene"')
})

test('the scene of the home page, which the build draws, cannot be edited', async () => {
  const { hero } = shippedDocuments['pages/home'] as { hero: { scene: string } }
  await save('pages/home', { 'hero.scene': 'web-dev', do: 'publish' })
  expect(await open('pages/home')).not.toContain('name="hero.scene"')
  expect(currentDocument(site(), 'pages/home')).toMatchObject({ hero })
})

import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { loader as brandSheet } from '#app/routes/feeds/brand'
import { loader as favicon } from '#app/routes/feeds/favicon'
import { loader as iconFile } from '#app/routes/feeds/icon'
import { loader as manifest } from '#app/routes/feeds/manifest'
import { loader as robots } from '#app/routes/feeds/robots'
import { loader as security } from '#app/routes/feeds/security'
import { loader as sitemap } from '#app/routes/feeds/sitemap'
import { SPECIFIED } from '#tests/e2e/site-map'
import { args, freshSite, get } from '#tests/support/app'
import { publicRoutes } from '#tests/support/public-routes'

beforeEach(() => freshSite())

const ORIGIN = 'https://www.example.in'

const freshSiteWithOrigin = async () =>
  freshSite({ settings: readSettings({ SITE_ORIGIN: `${ORIGIN}/` }) })

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

test('the sitemap lists every public page once, on the origin of the settings', async () => {
  await freshSiteWithOrigin()
  const xml = await sitemap().text()
  const pages = publicRoutes().filter(({ path }) => path !== '/enquiry')
  const english = all(xml, /<loc>([^<]*)<\/loc>/g).filter((url) => !url?.includes('?lang='))
  expect(english.sort()).toEqual(pages.map(({ path }) => ORIGIN + path).sort())
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(SPECIFIED))
})

test('the sitemap has a lastmod for each page and no priority or changefreq', async () => {
  const xml = await sitemap().text()
  const days = all(xml, /<lastmod>([^<]*)<\/lastmod>/g)
  expect(days).toHaveLength(all(xml, /<(url)>/g).length)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(xml).not.toMatch(/priority|changefreq/)
})

test('robots.txt allows everything and names the sitemap', async () => {
  await freshSiteWithOrigin()
  const text = await robots().text()
  expect(text).toContain('User-agent: *\nAllow: /\n')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  expect(text).not.toContain('Disallow')
})

test('security.txt has the fields of RFC 9116 and is valid for more than a month', async () => {
  const { company } = await freshSiteWithOrigin()
  const text = await security().text()
  const [expires = ''] = all(text, /^Expires: (.*)$/gm)
  const left = Date.parse(expires ?? '') - Date.now()
  expect(left).toBeGreaterThan(30 * 86_400_000)
  expect(left).toBeLessThan(365 * 86_400_000)
  expect(expires).toMatch(/T00:00:00/)
  expect(text).toContain(`Contact: mailto:${company.email}\n`)
  expect(text).toContain('Preferred-Languages: en, hi\n')
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`)
})

const shape = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1),
  start_url: z.literal('/'),
  display: z.literal('browser'),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })),
})

test('the manifest names the company and icons that exist', async () => {
  const { company } = await freshSiteWithOrigin()
  const { name, icons } = shape.parse(await manifest().json())
  expect(name).toBe(company.name)
  expect(icons.map((icon) => icon.sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(await fetchIcon(src)).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

async function fetchIcon(path: string) {
  const response = await iconFile(args(get(path), { file: path.split('/')[2] ?? '' }))
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test('the icons have the brand colour from edge to edge and a white mark', async () => {
  const opened = await freshSite()
  opened.company = { ...opened.company, brand: '#0b5fa5' }
  const image = sharp(await fetchIcon('/icons/icon-180.png'))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) =>
    data
      .subarray((y * info.width + x) * info.channels)
      .subarray(0, 3)
      .toString('hex')
  expect(info).toMatchObject({ width: 180, height: 180, channels: 3 })
  expect([colourAt(0, 0), colourAt(179, 179), colourAt(85, 100)]).toEqual([
    '0b5fa5',
    '0b5fa5',
    'ffffff',
  ])
})

test('the brand sheet has the colour of its URL, which may be that of a later or earlier page', async () => {
  const opened = await freshSite()
  opened.company = { ...opened.company, brand: '#0b5394' }
  const sheet = (path: string) => brandSheet(args(get(path))).text()
  const named = await sheet('/brand.css?v=166534')
  expect(named).not.toBe(await sheet('/brand.css?v=0b5394'))
  for (const path of ['/brand.css', '/brand.css?v=', '/brand.css?v=red;}']) {
    expect(await sheet(path), path).toBe(await sheet('/brand.css?v=0b5394'))
  }
  opened.company = { ...opened.company, brand: '#166534' }
  expect(await sheet('/brand.css?v=166534')).toBe(named)
})

test('favicon.ico is a PNG of 32 pixels', async () => {
  await freshSite()
  const response = await iconFile(args(get('/favicon.ico'), {}))
  expect(response.headers.get('Content-Type')).toBe('image/png')
  const file = Buffer.from(await response.arrayBuffer())
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 32 })
})

test.each(['icon-181.png', 'icon-180.svg', 'x'])('the unknown icon %s is a 404', async (file) => {
  await freshSite()
  expect((await iconFile(args(get(`/icons/${file}`), { file }))).status).toBe(404)
})

test.each([
  ['sitemap.xml', 'application/xml; charset=utf-8', sitemap],
  ['robots.txt', 'text/plain; charset=utf-8', robots],
  ['security.txt', 'text/plain; charset=utf-8', security],
  ['site.webmanifest', 'application/manifest+json', manifest],
])('%s has the content type %s and is cacheable for an hour', (_, type, loader) => {
  const { headers } = loader()
  expect(headers.get('Content-Type')).toBe(type)
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test('favicon.svg shows the first character of the company name, escaped', async () => {
  const { company } = await freshSite()
  for (const [name, letter] of [
    ['acme', 'A'],
    ['<b>', '&lt;'],
  ] as const) {
    company.name = name
    const response = await favicon()
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await response.text()).toContain(`>${letter}</text>`)
  }
})

test('the sheet of a brand has its light colours for browsers without light-dark()', async () => {
  await freshSite({ company: company.parse({ brand: '#0b6e4f' }) })
  const [all = '', light = ''] = (await brandSheet(args(get('/brand.css'))).text()).split(
    '@supports not ',
  )
  const [, paired] = all.match(/--brand-ink:light-dark\((#\w+), #\w+\)/) ?? []
  expect(paired).toBeTruthy()
  expect(light).toContain(`--brand-ink:${paired};`)
  expect(light.replace('(color:light-dark(red,red))', '')).not.toContain('light-dark')
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/v4'

import { readSettings } from '#app/models/company/settings.server'
import { loader as favicon } from '#app/routes/feeds/favicon'
import { loader as manifest } from '#app/routes/feeds/manifest'
import { loader as robots } from '#app/routes/feeds/robots'
import { loader as security } from '#app/routes/feeds/security'
import { loader as sitemap } from '#app/routes/feeds/sitemap'
import { SPECIFIED } from '#tests/e2e/site-map'
import { freshSite } from '#tests/support/app'
import { publicRoutes } from '#tests/support/public-routes'

const ORIGIN = 'https://www.example.in'

const onOwnOrigin = async () => freshSite({ settings: readSettings({ SITE_ORIGIN: `${ORIGIN}/` }) })

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

test('the sitemap lists every public page once, on the origin of the settings', async () => {
  await onOwnOrigin()
  const xml = await sitemap().text()
  const pages = publicRoutes().filter(({ path }) => path !== '/enquiry')
  const english = all(xml, /<loc>([^<]*)<\/loc>/g).filter((url) => !url?.includes('?lang='))
  expect(english.sort()).toEqual(pages.map(({ path }) => ORIGIN + path).sort())
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(SPECIFIED))
})

test('the sitemap says when each page changed, and nothing that search engines ignore', async () => {
  const xml = await sitemap().text()
  const days = all(xml, /<lastmod>([^<]*)<\/lastmod>/g)
  expect(days).toHaveLength(all(xml, /<(url)>/g).length)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(xml).not.toMatch(/priority|changefreq/)
})

test('robots may read everything and learn where the sitemap is', async () => {
  await onOwnOrigin()
  const text = await robots().text()
  expect(text).toContain('User-agent: *\nAllow: /\n')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  expect(text).not.toContain('Disallow')
})

test('security.txt has what RFC 9116 asks for and stays valid for more than a month', async () => {
  const { company } = await onOwnOrigin()
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
  const { company } = await onOwnOrigin()
  const { name, icons } = shape.parse(await manifest().json())
  expect(name).toBe(company.name)
  expect(icons.map((icon) => icon.sizes)).toEqual(['192x192', '512x512'])
  for (const icon of icons) expect(existsSync(`public${icon.src}`), icon.src).toBe(true)
})

test.each([
  [sitemap, 'application/xml; charset=utf-8'],
  [robots, 'text/plain; charset=utf-8'],
  [security, 'text/plain; charset=utf-8'],
  [manifest, 'application/manifest+json'],
])('feed %# has its type and may be kept for an hour', (loader, type) => {
  const { headers } = loader()
  expect(headers.get('Content-Type')).toBe(type)
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test('the icon of the tab shows the letter of the company, whatever it is', async () => {
  const { company } = await freshSite()
  for (const [name, letter] of [
    ['acme', 'A'],
    ['<b>', '&lt;'],
  ] as const) {
    company.name = name
    const answer = await favicon()
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await answer.text()).toContain(`>${letter}</text>`)
  }
})

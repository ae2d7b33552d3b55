import { existsSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { companyFacts } from '#app/models/company/facts'
import { readSettings } from '#app/models/company/settings.server'
import { loader as frameLoader } from '#app/routes/site/frame'
import { meta as notFoundMeta } from '#app/routes/site/not-found'
import { organization } from '#app/routes/site/structured-data'
import { publicPages } from '#tests/content/shipped'
import { args, freshSite, get } from '#tests/support/app'
import { publicRoutes } from '#tests/support/public-routes'

beforeEach(() => freshSite())

const ORIGIN = 'https://www.example.in'

const tag = z.union([
  z.strictObject({ title: z.string() }),
  z.strictObject({ name: z.string(), content: z.string() }),
  z.strictObject({ property: z.string(), content: z.string() }),
  z.strictObject({ tagName: z.literal('link'), rel: z.literal('canonical'), href: z.string() }),
  z.strictObject({
    tagName: z.literal('link'),
    rel: z.literal('alternate'),
    hrefLang: z.string(),
    href: z.string(),
  }),
  z.strictObject({ 'script:ld+json': z.looseObject({ '@type': z.unknown() }) }),
])
type Tag = z.infer<typeof tag>

/** The result of a loader that sets headers. */
const wrapped = z.object({ type: z.literal('DataWithResponseInit'), data: z.unknown() })

interface RouteModule {
  loader?: (given: ReturnType<typeof args>) => Promise<unknown>
  meta: (given: object) => unknown
}

const modules = import.meta.glob<RouteModule>('../../../app/routes/site/**/*.tsx')

async function matches() {
  return [{ id: 'routes/site/frame', data: await frameLoader(args(get('/'))) }]
}

/** Meta tags of a page requested with a query. */
async function tagsOf({ path, file }: { path: string; file: string }): Promise<Tag[]> {
  const module = await modules[`../../../app/${file}`]?.()
  if (!module) throw new Error(`no ${file}`)
  const request = get(`${path}?utm_source=mail&type=Bulk%20SMS`, { Host: 'evil.example' })
  const loaded = await module.loader?.(args(request, { slug: path.split('/').at(-1) ?? '' }))
  const data = wrapped.safeParse(loaded).data?.data ?? loaded
  return z.array(tag).parse(module.meta({ data, matches: await matches() }))
}

const pages: { path: string; tags: Tag[] }[] = []

beforeAll(async () => {
  await freshSite({ settings: readSettings({ SITE_ORIGIN: ORIGIN }) })
  for (const route of publicRoutes()) pages.push({ path: route.path, tags: await tagsOf(route) })
})

const titleOf = (tags: Tag[]) => tags.flatMap((one) => ('title' in one ? one.title : []))
const contentOf = (tags: Tag[], name: string) =>
  tags.flatMap((one) => {
    if ('name' in one && one.name === name) return one.content
    return 'property' in one && one.property === name ? one.content : []
  })
const thingsOf = (tags: Tag[]) =>
  tags.flatMap((one) => ('script:ld+json' in one ? one['script:ld+json'] : []))

test('titles and descriptions are unique, and titles end in the company name', () => {
  const titles = pages.map(({ tags }) => titleOf(tags))
  const descriptions = pages.map(({ tags }) => contentOf(tags, 'description'))
  for (const found of [...titles, ...descriptions]) expect(found).toHaveLength(1)
  expect(new Set(titles.flat()).size).toBe(pages.length)
  expect(new Set(descriptions.flat()).size).toBe(pages.length)
  for (const title of titles.flat()) expect(title).toMatch(/ – Acme$/)
})

test('every page of the sitemap and the enquiry form have meta tags', () => {
  const listed = [...publicPages.map(({ path }) => path), '/enquiry']
  expect(pages.map(({ path }) => path).sort()).toEqual(listed.sort())
})

test('the canonical URL uses the origin of the settings, not of the request', () => {
  for (const { path, tags } of pages) {
    const links = tags.flatMap((one) =>
      'tagName' in one && one.rel === 'canonical' ? one.href : [],
    )
    expect(links).toEqual([ORIGIN + path])
    expect(contentOf(tags, 'og:url')).toEqual(links)
    expect(contentOf(tags, 'robots')).toEqual([])
  }
})

test('the share image of every page exists', () => {
  for (const { path, tags } of pages) {
    const [image = ''] = contentOf(tags, 'og:image')
    expect(image, path).toMatch(`${ORIGIN}/og/`)
    expect(existsSync(`public${new URL(image).pathname}`), image).toBe(true)
    expect(contentOf(tags, 'og:image:alt').join(), path).not.toBe('')
    expect(contentOf(tags, 'twitter:card'), path).toEqual(['summary_large_image'])
  }
})

test('structured data: organization on the home page, breadcrumbs on child pages and policies', () => {
  const types = Object.fromEntries(
    pages.map(({ path, tags }) => [path, thingsOf(tags).map((thing) => thing['@type'])]),
  )
  for (const [path, found] of Object.entries(types)) {
    const isChild = path.startsWith('/digital-marketting/') || /-(policy|condition)$/.test(path)
    if (path === '/') expect(found).toEqual([['Organization', 'LocalBusiness']])
    else expect(found, path).toEqual(isChild ? ['BreadcrumbList'] : [])
  }
})

test('breadcrumb positions start at 1 and end with the page itself', () => {
  const breadcrumb = z.object({
    itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url() })),
  })
  for (const { path, tags } of pages) {
    if (path === '/') continue
    for (const thing of thingsOf(tags)) {
      const items = breadcrumb.parse(thing).itemListElement
      const depth = path.split('/').length === 4 ? 3 : 2
      expect(items.map((item) => item.position)).toEqual([1, 2, 3].slice(0, depth))
      expect(items.at(-1)?.item).toBe(ORIGIN + path)
    }
  }
})

test('a postal address with town and PIN code is split', async () => {
  const { company } = await freshSite()
  const addressOf = (registeredOffice: string) =>
    organization({ ...companyFacts(company), registeredOffice })(ORIGIN).address
  expect(addressOf('4th Floor, Vibhuti Khand, Lucknow 226010')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '4th Floor, Vibhuti Khand',
    addressLocality: 'Lucknow',
    postalCode: '226010',
    addressCountry: 'IN',
  })
  expect(addressOf('Somewhere else')).toMatchObject({ streetAddress: 'Somewhere else' })
})

test('a missing page is noindex and has no canonical URL', async () => {
  const tags = z.array(tag).parse(notFoundMeta({ matches: await matches() } as never))
  expect(contentOf(tags, 'robots')).toEqual(['noindex'])
  expect(tags).toHaveLength(2)
})

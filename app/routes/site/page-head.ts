import type { LinksFunction, MetaDescriptor, MetaFunction } from '@remix-run/node'

import { type Language, urlIn } from '#app/content/language'
import type { Scene } from '#app/content/picture'
import { shareImage } from '#app/content/share-image'
import homeStyles from '#app/styles/home.css?url'
import aboutStyles from '#app/styles/pages/about.css?url'
import cloudStyles from '#app/styles/pages/cloud.css?url'
import productsStyles from '#app/styles/pages/products.css?url'
import serviceStyles from '#app/styles/pages/service.css?url'
import developmentStyles from '#app/styles/pages/web-development.css?url'
import policyStyles from '#app/styles/sections/policies.css?url'
import formStyles from '#app/styles/site-forms.css?url'
import toolStyles from '#app/styles/tools.css?url'
import type { loader as frameLoader } from './frame'

const sheet = (href: string) => ({ rel: 'stylesheet', href })

export const homeLinks: LinksFunction = () => [sheet(formStyles), sheet(homeStyles)]
export const formLinks: LinksFunction = () => [sheet(formStyles)]
export const aboutLinks: LinksFunction = () => [sheet(aboutStyles)]
export const cloudLinks: LinksFunction = () => [sheet(cloudStyles)]
export const developmentLinks: LinksFunction = () => [sheet(developmentStyles)]
export const productsLinks: LinksFunction = () => [sheet(productsStyles)]
export const serviceLinks: LinksFunction = () => [sheet(serviceStyles)]
export const toolLinks: LinksFunction = () => [sheet(formStyles), sheet(toolStyles)]
export const policyLinks: LinksFunction = () => [sheet(policyStyles)]
export const contactLinks: LinksFunction = () => [sheet(formStyles), sheet(policyStyles)]

const FRAME = 'routes/site/frame'

export type PageMeta<Loader = unknown> = MetaFunction<Loader, { [FRAME]: typeof frameLoader }>
type Matches = Parameters<PageMeta>[0]['matches']

export type StructuredData = (origin: string) => Record<string, unknown>

interface PageHead {
  title: string
  description: string
  path: string
  /** The path of another page whose share image this one uses. */
  imageOf?: string
  /** The page's scene; an uploaded image is also the share image. */
  scene?: Scene
  language?: Language
  languages?: readonly Language[]
}

/** @param page undefined if its loader found nothing */
export function pageMeta(
  page: PageHead | undefined,
  matches: Matches,
  structuredData?: StructuredData,
): MetaDescriptor[] {
  if (!page) return noindexMeta('Page not found', matches)
  const frame = frameOf(matches)
  const baseMeta = [
    ...title(page.title, matches),
    { name: 'description', content: page.description },
  ]
  if (!frame) return baseMeta
  const { origin, company } = frame
  const { language = 'en', languages = [] } = page
  const url = origin + urlIn(language, page.path)
  return [
    ...baseMeta,
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(origin + page.path, languages),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...imageMeta(page, origin),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ? [jsonLd(structuredData(origin))] : []),
  ]
}

const jsonLd = (data: Record<string, unknown>) => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
})

/** An uploaded SVG has no `srcSet` and is not used, because few link previews show SVG. */
function imageMeta({ title, path, imageOf, scene }: PageHead, origin: string): MetaDescriptor[] {
  const picture = typeof scene === 'object' && scene.srcSet ? scene : undefined
  if (picture) {
    return [
      { property: 'og:image', content: origin + picture.src },
      { property: 'og:image:alt', content: picture.alt },
    ]
  }
  return [
    { property: 'og:image', content: origin + shareImage(imageOf ?? path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
  ]
}

function alternates(url: string, languages: readonly Language[]): MetaDescriptor[] {
  if (languages.length < 2) return []
  return [
    ...languages.map((hrefLang) => ({ hrefLang, href: urlIn(hrefLang, url) })),
    { hrefLang: 'x-default', href: url },
  ].map((link) => ({ tagName: 'link', rel: 'alternate', ...link }))
}

export function noindexMeta(name: string, matches: Matches): MetaDescriptor[] {
  return [...title(name, matches), { name: 'robots', content: 'noindex' }]
}

function title(name: string, matches: Matches): MetaDescriptor[] {
  const company = frameOf(matches)?.company.name
  return [{ title: company ? `${name} – ${company}` : name }]
}

/** Undefined if the loader of the frame failed. */
function frameOf(matches: Matches) {
  return matches.find((match) => match.id === FRAME)?.data
}

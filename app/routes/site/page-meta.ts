import type { MetaDescriptor, MetaFunction } from '@remix-run/node'

import { shareImage } from '#app/content/share-image'
import type { loader as frameLoader } from './frame'

const FRAME = 'routes/site/frame'

export type PageMeta<Loader = unknown> = MetaFunction<Loader, { [FRAME]: typeof frameLoader }>
type Matches = Parameters<PageMeta>[0]['matches']

export type StructuredData = (origin: string) => { 'script:ld+json': Record<string, unknown> }

interface PageHead {
  title: string
  description: string
  path: string
  /** The path of another page whose share image this one uses. */
  imageOf?: string
}

/** @param page undefined if its loader found nothing */
export function pageMeta(
  page: PageHead | undefined,
  matches: Matches,
  structuredData?: StructuredData,
): MetaDescriptor[] {
  if (!page) return hiddenMeta('Page not found', matches)
  const frame = frameOf(matches)
  const about = [...title(page.title, matches), { name: 'description', content: page.description }]
  if (!frame) return about
  const { origin, company } = frame
  const address = origin + page.path
  return [
    ...about,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + shareImage(page.imageOf ?? page.path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ? [structuredData(origin)] : []),
  ]
}

export function hiddenMeta(name: string, matches: Matches): MetaDescriptor[] {
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

import type { Pictures } from '#app/content/picture'
import { shippedDocuments } from '#app/content/shipped'
import type { Site } from '#app/models/company/site.server'
import { placeholderValues } from '#app/models/content/facts.server'
import { isHeavy, pageWeight, weightWords } from '#app/models/image/budget'
import { listImages } from '#app/models/image/pictures.server'
import { linksOf } from '#app/routes/site/site-content.server'

/** @param value whose pictures are wanted; without one, all are */
export function picturesIn({ published }: Site, value: unknown): Pictures {
  const all = Object.entries(published?.pictures ?? {})
  const json = JSON.stringify(value)
  return Object.fromEntries(all.filter(([name]) => json?.includes(name) ?? true))
}

/** The logo belongs to no page. */
export async function weightOf({ db }: Site, id: string, value: unknown) {
  const weight = pageWeight(id === 'company' ? undefined : value, await listImages(db))
  return { words: weightWords(weight), isHeavy: isHeavy(weight) }
}

export function placeholdersOf(site: Site, id: string): [name: string, value: string][] {
  if (['company', 'menu', 'prices'].includes(id)) return []
  const documents = { ...shippedDocuments, ...site.published?.documents }
  const links = id.startsWith('policies/') ? Object.entries(linksOf(site.company)) : []
  return [
    ...Object.entries(placeholderValues(documents, site.company)),
    ...links.map(([name, { text }]): [string, string] => [name, text]),
  ]
}

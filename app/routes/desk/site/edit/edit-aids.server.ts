import type { Pictures } from '#app/content/picture'
import { shippedDocuments } from '#app/content/shipped'
import type { Site } from '#app/models/company/site.server'
import { draftedCompany } from '#app/models/content/company-draft.server'
import { placeholderValues } from '#app/models/content/facts.server'
import { isHeavy, pageWeight, weightWords } from '#app/models/image/budget'
import { listImages } from '#app/models/image/pictures.server'
import { linksOf } from '#app/routes/site/site-content.server'

/** @param value document whose pictures to return; undefined for all pictures */
export function picturesIn({ published }: Site, value: unknown): Pictures {
  const all = Object.entries(published?.pictures ?? {})
  const json = JSON.stringify(value)
  return Object.fromEntries(all.filter(([name]) => json?.includes(name) ?? true))
}

/** The document `company` counts 0: its logo belongs to no page. */
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

/** Headline of the home page, made from the company's name; '' for other documents. */
export async function headlineOf(site: Site, id: string): Promise<string> {
  if (id !== 'pages/home') return ''
  const { name, nameSuffix } = (await draftedCompany(site)).company
  return `${`${name}`.toUpperCase()} ${nameSuffix}`.trim()
}

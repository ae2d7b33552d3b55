import type { Pictures } from '#app/content/picture'
import { shippedDocuments } from '#app/content/shipped'
import { type Company, company as schema } from '#app/models/company/company'
import type { Group } from '#app/models/company/fields/kinds'
import { daysInWords } from '#app/models/company/open-days'
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

export function summariesOf(
  site: Site,
  id: string,
  value: unknown,
): Partial<Record<string, string>> {
  if (id !== 'company') return {}
  const company = readableIn(value, site.company)
  const { chatUrl, microblogUrl, socialUrl, professionalUrl, photoUrl } = company
  const links = [chatUrl, microblogUrl, socialUrl, professionalUrl, photoUrl].filter(Boolean)
  return {
    'Name and brand': company.name,
    'Addresses and phones': `${company.city}, ${company.helpdeskPhone}`,
    'Opening hours': `${daysInWords(company.openDays)}, ${company.opensAt} to ${company.closesAt}`,
    'Social links': links.length > 0 ? `${links.length} of 5` : 'None',
    'Facts and numbers': `Since ${company.foundedYear}`,
    People: company.contactPerson,
    'Privacy and mail': company.privacyEmail,
  } satisfies Partial<Record<Group, string>>
}

/** The company of a draft, with the shown values instead of invalid ones. */
function readableIn(value: unknown, shown: Company): Company {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const broken = new Set(read.error.issues.map(({ path }) => path[0]))
  const valid = Object.entries(value ?? {}).filter(([name]) => !broken.has(name))
  return { ...shown, ...Object.fromEntries(valid) }
}

/** Headline of the home page, made from the company's name; '' for other documents. */
export async function headlineOf(site: Site, id: string): Promise<string> {
  if (id !== 'pages/home') return ''
  const { name, nameSuffix } = (await draftedCompany(site)).company
  return `${`${name}`.toUpperCase()} ${nameSuffix}`.trim()
}

import { type Company, company as schema } from '#app/models/company/company'
import type { Group } from '#app/models/company/fields/kinds'
import { daysInWords } from '#app/models/company/open-days'
import type { Site } from '#app/models/company/site.server'
import { draftedCompany } from '#app/models/content/company-draft.server'

type Gists = Partial<Record<string, string>>

export function gistsOf(site: Site, id: string, value: unknown): Gists {
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

/** What breaks a rule gives way to what is shown. */
function readableIn(value: unknown, shown: Company): Company {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const broken = new Set(read.error.issues.map(({ path }) => path[0]))
  const kept = Object.entries(value ?? {}).filter(([name]) => !broken.has(name))
  return { ...shown, ...Object.fromEntries(kept) }
}

/** Of the home page, which has it from the company. */
export async function headlineOf(site: Site, id: string): Promise<string> {
  if (id !== 'pages/home') return ''
  const { name, nameSuffix } = (await draftedCompany(site)).company
  return `${`${name}`.toUpperCase()} ${nameSuffix}`.trim()
}

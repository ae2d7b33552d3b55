import { company as schema } from '#app/models/company/company'
import type { Group } from '#app/models/company/fields/kinds'
import { daysInWords } from '#app/models/company/open-days'
import type { Site } from '#app/models/company/site.server'
import { draftedCompany } from '#app/models/content/company-draft.server'

type Gists = Partial<Record<string, string>>

export function gistsOf(id: string, value: unknown): Gists {
  const read = schema.safeParse(value)
  if (id !== 'company' || !read.success) return {}
  const company = read.data
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

/** Of the home page, which has it from the company. */
export async function headlineOf(site: Site, id: string): Promise<string> {
  if (id !== 'pages/home') return ''
  const { name, nameSuffix } = (await draftedCompany(site)).company
  return `${`${name}`.toUpperCase()} ${nameSuffix}`.trim()
}

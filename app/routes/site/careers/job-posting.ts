import type { RolePage } from '#app/content/schemas/roles'
import { escapeHtml } from '#app/models/text'
import type { StructuredData } from '#app/routes/site/page-head'
import { type Address, postalAddress } from '#app/routes/site/structured-data'
import { blocksOf, withoutLinks } from '#app/ui/prose'

interface Posting {
  name: string
  page: RolePage
  employer: Address & { name: string; country: string }
  validThrough?: string
}

export function jobPosting({ name, page, employer, validThrough }: Posting): StructuredData {
  const { salary } = page
  return (origin) => ({
    '@type': 'JobPosting',
    title: name,
    description: descriptionOf(page),
    datePosted: page.posted,
    validThrough,
    employmentType: EMPLOYMENT_TYPES[page.employment],
    hiringOrganization: { '@type': 'Organization', name: employer.name, sameAs: `${origin}/` },
    jobLocation: { '@type': 'Place', address: postalAddress(employer) },
    ...(page.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: employer.country },
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.from,
          maxValue: salary.to,
          unitText: salary.per.toUpperCase(),
        },
      },
    }),
    directApply: true,
  })
}

const EMPLOYMENT_TYPES: Record<RolePage['employment'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Temporary: 'TEMPORARY',
}

/** As HTML, which search engines expect; a link is its text. */
function descriptionOf({ lead, sections }: RolePage): string {
  const parts = sections.flatMap(({ title, body }) => [
    paragraph(title),
    ...blocksOf(body).map(({ isList, lines }) =>
      isList
        ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
        : paragraph(lines.join(' ')),
    ),
  ])
  return [paragraph(lead), ...parts].join('')
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

const escaped = (text: string) => escapeHtml(withoutLinks(text))

import type { Link } from '#app/content/fields'
import type { RolePage } from '#app/content/schemas/roles'
import type { CompanyFacts } from '#app/models/company/facts'
import type { StructuredData } from './page-head'

/** Has no reviews or ratings: search engines reject those that a company publishes about itself. */
export function organization(company: CompanyFacts): StructuredData {
  return (origin) => ({
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${origin}/#company`,
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/og/home.png`,
    address: postalAddress(company),
    telephone: company.helpdeskPhone || company.tollFreePhone || undefined,
    email: company.email,
    foundingDate: String(company.foundedYear),
    sameAs: profilesOf(company),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(company.tollFreePhone && {
          telephone: company.tollFreePhone,
          contactOption: 'TollFree',
        }),
        email: company.email,
      },
      { '@type': 'ContactPoint', contactType: 'sales', email: company.salesEmail },
    ],
    geo: positionOf(company),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.openDays,
      opens: company.opensAt,
      closes: company.closesAt,
    },
  })
}

function profilesOf({ socialUrl, microblogUrl, professionalUrl, photoUrl }: CompanyFacts) {
  const profiles = [socialUrl, microblogUrl, professionalUrl, photoUrl].filter(Boolean)
  return profiles.length > 0 ? profiles : undefined
}

function positionOf({ latitude, longitude }: CompanyFacts) {
  if (latitude === '' || longitude === '') return undefined
  return {
    '@type': 'GeoCoordinates',
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

export function breadcrumbs(trail: readonly Link[]): StructuredData {
  return (origin) => ({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  })
}

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
    description: [page.lead, ...page.sections.flatMap(({ title, body }) => [title, ...body])]
      .map((line) => `<p>${escaped(line)}</p>`)
      .join(''),
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

/** Search engines read the description as HTML. */
const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

type Address = Pick<CompanyFacts, 'registeredOffice' | 'countryCode'>

/** Splits an office address that ends in a town and a PIN code; any other stays one line. */
function postalAddress({ registeredOffice: address, countryCode }: Address) {
  const country = { '@type': 'PostalAddress', addressCountry: countryCode }
  const [, street, town, pin] = /^(.+), ([^,\d]+) (\d{6})$/.exec(address) ?? []
  if (!street) return { ...country, streetAddress: address }
  return { ...country, streetAddress: street, addressLocality: town, postalCode: pin }
}

import type { Link } from '#app/content/fields'
import type { CompanyFacts } from '#app/models/company/facts'
import { isOpenAllDay } from '#app/models/company/opening-times'
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
      ...(isOpenAllDay(company)
        ? { opens: '00:00', closes: '23:59' }
        : { opens: company.opensAt, closes: company.closesAt }),
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

export type Address = Pick<CompanyFacts, 'registeredOffice' | 'countryCode'>

/** Splits an office address that ends in a town and a PIN code; any other stays one line. */
export function postalAddress({ registeredOffice: address, countryCode }: Address) {
  const country = { '@type': 'PostalAddress', addressCountry: countryCode }
  const [, street, town, pin] = /^(.+), ([^,\d]+) (\d{6})$/.exec(address) ?? []
  if (!street) return { ...country, streetAddress: address }
  return { ...country, streetAddress: street, addressLocality: town, postalCode: pin }
}

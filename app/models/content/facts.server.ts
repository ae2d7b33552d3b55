import { assemble, type Content } from '#app/content/content'
import { withKnownTypes } from '#app/content/enquiry-types'
import { fill, type PlaceholderValues } from '#app/content/fill'
import type { Pictures } from '#app/content/picture'
import { type Documents, shippedDocuments } from '#app/content/shipped'
import type { Company } from '#app/models/company/company'
import { countryName } from '#app/models/company/facts'
import { daysInWords } from '#app/models/company/opening-times'
import type { Site } from '#app/models/company/site.server'
import { capitalize } from '#app/models/text'
import { withoutBrokenLinks } from './own-links.server'

export function filledContent(
  documents: Documents,
  company: Company,
  { pictures, today }: { pictures?: Pictures; today?: string } = {},
): Content {
  const content = assemble(documents, today)
  return withKnownTypes(withoutBrokenLinks(fill(content, valuesFor(content, company), pictures)))
}

/** Placeholders of the policies alone, which become links. */
export const POLICY_LINKS = ['email', 'privacyEmail', 'website'] as const

export function placeholderValues({ published, company }: Site): PlaceholderValues {
  return valuesFor(assemble({ ...shippedDocuments, ...published?.documents }), company)
}

function valuesFor({ services }: Content, company: Company): PlaceholderValues {
  return { ...factsOf(company), ...countsOf(services) }
}

function factsOf(company: Company) {
  const { enquiryMonths, applicationMonths, spamDays, mailDays } = company.retention
  const hasPhone = Boolean(company.helpdeskPhone || company.tollFreePhone)
  return {
    company: company.name,
    legalName: company.legalName,
    address: company.registeredOffice,
    city: company.city,
    country: countryName(company.countryCode),
    jurisdiction: company.jurisdiction,
    foundedYear: `${company.foundedYear}`,
    offices: company.officesWorldwide || 'our',
    allOffices:
      company.officesWorldwide === '1'
        ? 'one office'
        : `${company.officesWorldwide || 'our'} offices`,
    contactWays: hasPhone ? 'Write, call or walk in' : 'Write or walk in',
    callOrWrite: hasPhone ? 'call or write' : 'write to us',
    openDays: daysInWords(company.openDays),
    contactPerson: company.contactPerson,
    enquiryMonths: `${enquiryMonths}`,
    applicationMonths: `${applicationMonths}`,
    spamDays: `${spamDays}`,
    mailDays: `${mailDays}`,
  }
}

function countsOf(services: Content['services']) {
  const messaging = services.filter(({ channel }) => channel === 'messaging').length
  const advertising = services.length - messaging
  return {
    productCount: `${services.length}`,
    messagingCount: `${messaging}`,
    advertisingCount: `${advertising}`,
    productsInWords: capitalize(inWords(services.length)),
    messagingInWords: capitalize(inWords(messaging)),
    advertisingInWords: inWords(advertising),
  }
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const inWords = (count: number) => WORDS[count] ?? `${count}`

import { fill } from '#app/content/fill'
import { countServices } from '#app/content/services'
import type { Company } from '#app/models/company/company'
import { countryName } from '#app/models/company/facts'
import { daysInWords } from '#app/models/company/open-days'
import { site } from '#app/models/company/site.server'
import type { Links } from '#app/ui/prose'

export function filled<T>(content: T): T {
  const { company } = site()
  return fill(content, { ...factsOf(company), ...countsOf() })
}

export function linksOf(company: Company): Links {
  const mail = (address: string) => ({ text: address, href: `mailto:${address}` })
  return {
    email: mail(company.email),
    privacyEmail: mail(company.privacyEmail),
    website: { text: company.website.replace(/^https:\/\//, ''), href: company.website },
  }
}

function factsOf(company: Company) {
  const { enquiryMonths, applicationMonths, spamDays } = company.retention
  return {
    company: company.name,
    legalName: company.legalName,
    address: company.registeredOffice,
    city: company.city,
    country: countryName(company.countryCode),
    jurisdiction: company.jurisdiction,
    foundedYear: `${company.foundedYear}`,
    offices: company.officesWorldwide,
    openDays: daysInWords(company.openDays),
    contactPerson: company.contactPerson,
    enquiryMonths: `${enquiryMonths}`,
    applicationMonths: `${applicationMonths}`,
    spamDays: `${spamDays}`,
  }
}

function countsOf() {
  const [all, messaging, advertising] = [
    countServices(),
    countServices('messaging'),
    countServices('advertising'),
  ] as const
  return {
    productCount: `${all}`,
    messagingCount: `${messaging}`,
    advertisingCount: `${advertising}`,
    productsInWords: capitalized(inWords(all)),
    messagingInWords: capitalized(inWords(messaging)),
    advertisingInWords: inWords(advertising),
  }
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const inWords = (count: number) => WORDS[count] ?? `${count}`
const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

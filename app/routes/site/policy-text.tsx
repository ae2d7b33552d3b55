import type { Policy } from '#app/content/page'
import type { Company } from '#app/models/company/company'
import { type Fillings, Prose } from '#app/ui/prose'

/** What the placeholders of a policy stand for at one company. */
export function policyFillings(company: Company): Fillings {
  const { enquiryMonths, applicationMonths, spamDays } = company.retention
  const mail = (address: string) => ({ text: address, href: `mailto:${address}` })
  return {
    company: { text: company.legalName },
    address: { text: company.registeredOffice },
    contactPerson: { text: company.contactPerson },
    email: mail(company.email),
    privacyEmail: mail(company.privacyEmail),
    enquiryMonths: { text: `${enquiryMonths}` },
    applicationMonths: { text: `${applicationMonths}` },
    spamDays: { text: `${spamDays}` },
    website: { text: company.website.replace(/^https:\/\//, ''), href: company.website },
  }
}

interface PolicyTextProps {
  sections: Policy['sections']
  fillings: Fillings
  /** Of the policy, where several stand on one page and may have sections of the same name. */
  name?: string
}

/** The numbered sections of a policy. */
export function PolicyText({ sections, fillings, name }: PolicyTextProps) {
  return sections.map((section, position) => (
    <section key={section.anchor} id={name ? `${name}-${section.anchor}` : section.anchor}>
      <h2>
        <span className="font-text">{position + 1}.</span> {section.title}
      </h2>
      <Prose paragraphs={section.body} fillings={fillings} />
    </section>
  ))
}

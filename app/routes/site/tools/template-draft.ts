import type { CheckerWords } from '#app/content/tool-words/template-checker'
import { CATEGORIES, type Draft, MAX_TEMPLATE } from '#app/models/messaging/dlt-draft'
import { enquiryHref } from '#app/ui/enquiry-link'

export const TEMPLATE_FORM = 'draft'

export function readTemplateDraft(fields: { get(name: string): unknown }): Draft {
  const value = (name: string, longest: number) => String(fields.get(name) ?? '').slice(0, longest)
  const category = CATEGORIES.find((known) => known === fields.get('category'))
  return {
    header: value('header', 20),
    category: category ?? 'Service-Implicit',
    brand: value('brand', 60),
    text: value('text', 2 * MAX_TEMPLATE)
      .replace(/\r\n?/g, '\n')
      .slice(0, MAX_TEMPLATE + 1),
    sendAt: value('sendAt', 5),
  }
}

type Example = keyof CheckerWords['examples']

const DRAFTS: Readonly<Record<Example, Draft>> = {
  order: {
    category: 'Service-Implicit',
    header: 'JD-ARVSTR-S',
    brand: 'Aravalli Stores',
    text: 'Dear {#var#}, your order {#var#} is packed and leaves Jaipur today. Aravalli Stores',
    sendAt: '',
  },
  offer: {
    category: 'Promotional',
    header: 'JD-ARVSTR-S',
    brand: 'Aravalli Stores',
    text: 'Dear [name],  flat 20% off all sarees till Sunday: bit.ly/sarees',
    sendAt: '21:30',
  },
}

export const EXAMPLES = Object.keys(DRAFTS) as Example[]

export function exampleOf(query: URLSearchParams): Draft | undefined {
  const name = query.get('example')
  const example = EXAMPLES.find((known) => known === name)
  return example && DRAFTS[example]
}

export function templateEnquiryHref({ category, header, brand, text, sendAt }: Draft): string {
  const facts = [
    category,
    header && `header ${header}`,
    brand && `brand ${brand}`,
    sendAt && `sent at ${sendAt} India time`,
  ]
  const desc = `DLT template: ${facts.filter(Boolean).join(', ')}.\n\nText:\n${text}`
  return enquiryHref('Bulk SMS', desc)
}

import type { CheckerWords } from '#app/content/tool-words/template-checker'
import type { Draft } from '#app/models/messaging/dlt-draft'

export type Example = keyof CheckerWords['examples']

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
  const asked = query.get('example')
  const example = EXAMPLES.find((known) => known === asked)
  return example && DRAFTS[example]
}

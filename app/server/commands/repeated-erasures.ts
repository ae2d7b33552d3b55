import type { Repeated } from '#app/models/privacy/repeat.server'
import { countOf } from '#app/models/text'

const UNKNOWN =
  'Persons erased since then are back: no later database of this site is here to say who they are. Erase them again (site erase).'

export function describeRepeated(repeated: Repeated | undefined): string {
  if (!repeated) return UNKNOWN
  const { receipts, unmatched, mentions } = repeated
  if (receipts.length === 0) return 'The later database has no erasures since then.'
  return [
    `Repeated ${countOf(receipts.length, 'erasure', 'erasures')} since then: ${receipts.join(', ')}`,
    unmatched.length > 0 && `Nothing about these persons was found: ${unmatched.join(', ')}`,
    mentions.length > 0 &&
      'These records mention an erased person and stay. Erase those about the same person at the desk, under Privacy:',
    ...mentions.map(({ kind, label }) => `  ${kind} ${label}`),
  ]
    .filter(Boolean)
    .join('\n')
}

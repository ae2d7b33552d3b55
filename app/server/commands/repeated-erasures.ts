import type { Settings } from '#app/models/company/settings.server'
import type { Repeated } from '#app/models/privacy/repeat.server'
import { countOf } from '#app/models/text'

const UNKNOWN =
  'Persons erased and accounts removed since then are back: no later database of this site is here to name them. Erase and remove them again (site erase, site admin remove).'

export function describeRepeated(
  repeated: Repeated | undefined,
  { imapUrl }: Pick<Settings, 'imapUrl'>,
): string {
  if (!repeated) return UNKNOWN
  const { receipts, unmatched, mentions, accounts } = repeated
  const erasures = countOf(receipts.length, 'erasure', 'erasures')
  return [
    receipts.length === 0
      ? 'The later database has no erasures since then.'
      : `Repeated ${erasures} since then: ${receipts.join(', ')}`,
    unmatched.length > 0 && `Nothing about these persons was found: ${unmatched.join(', ')}`,
    mentions.length > 0 &&
      'These records mention an erased person and stay. Erase those about the same person at the desk, under Privacy:',
    ...mentions.map(({ kind, label }) => `  ${kind} ${label}`),
    receipts.length > 0 &&
      imapUrl !== undefined &&
      'Emails that arrived since then are read again. Delete those of erased persons in the mailbox before the site starts.',
    accounts.length > 0 &&
      `Accounts removed since then are back: ${accounts.join(', ')}. Remove them again (site admin remove).`,
  ]
    .filter(Boolean)
    .join('\n')
}

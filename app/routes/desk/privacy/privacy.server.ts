import { domainToUnicode } from 'node:url'
import { momentIn } from '#app/models/company/calendar'
import { phonesIn, showPhone } from '#app/models/company/phone.server'
import { site } from '#app/models/company/site.server'
import { findPerson } from '#app/models/privacy/person.server'
import { type PersonKey, readPersonKey } from '#app/models/privacy/person-key.server'
import { countOf } from '#app/models/text'

export const NO_KEY = 'Enter an email address or a phone number'

/** Records shown of each kind; the export and the erasure have no limit. */
const MAX_SHOWN = 50

export async function findShownPerson(who: string, key: PersonKey) {
  const { db, company } = site()
  const { enquiries, applications, mails, received, ...person } = await findPerson(db, key)
  const events = [...person.events, ...person.applicationEvents]
  const at = (instant: number) => momentIn(company.timeZone, instant)
  return {
    who,
    shownKey: showKey(key),
    counts: {
      enquiries: enquiries.length,
      notes: events.filter((event) => event.kind === 'note').length,
      applications: applications.length,
      mails: mails.length,
      received: received.length,
      bounces: person.bounces.length,
    },
    enquiries: enquiries
      .slice(-MAX_SHOWN)
      .map(({ id, reference, type, name, desc, isSpam, status, createdAt }) => {
        return {
          id,
          reference,
          type,
          name,
          desc,
          state: isSpam ? 'Spam' : status,
          at: at(createdAt),
        }
      }),
    applications: applications
      .slice(-MAX_SHOWN)
      .map(({ id, reference, jobRole, fullName, resumeName, deletedAt, createdAt }) => {
        const isInBin = deletedAt !== null
        return { id, reference, jobRole, fullName, resumeName, isInBin, at: at(createdAt) }
      }),
    mails: mails
      .slice(-MAX_SHOWN)
      .map(({ id, subject, state, createdAt }) => ({ id, subject, state, at: at(createdAt) })),
    received: received
      .slice(-MAX_SHOWN)
      .map(({ id, subject, createdAt }) => ({ id, subject, at: at(createdAt) })),
    others: otherKeys(key, [
      ...enquiries.flatMap((row) => [row.email, row.phone, ...phonesIn(row.phoneTyped)]),
      ...applications.flatMap((row) => [row.email, row.phone, ...phonesIn(row.phone)]),
    ]),
  }
}

export type FoundPerson = Awaited<ReturnType<typeof findShownPerson>>

function showKey({ kind, key }: PersonKey): string {
  if (kind === 'phone') return showPhone(key)
  const [local, domain = ''] = key.split('@')
  return `${local}@${domainToUnicode(domain) || domain}`
}

function otherKeys(person: PersonKey, contacts: string[]): string[] {
  const shown = new Map<string, string>()
  for (const typed of contacts) {
    const key = readPersonKey(typed)
    if (!key || (key.kind === person.kind && key.key === person.key)) continue
    shown.set(key.key, showKey(key))
  }
  return [...shown.values()]
}

export function summarize(
  counts: Omit<FoundPerson['counts'], 'notes' | 'bounces'>,
  key: PersonKey,
): string {
  const parts = [
    countOf(counts.enquiries, 'enquiry', 'enquiries'),
    countOf(counts.applications, 'application', 'applications'),
    countOf(counts.mails + counts.received, 'email', 'emails'),
  ]
  return `by ${key.kind}: ${parts.join(', ')}`
}

import { setImmediate } from 'node:timers/promises'
import { domainToUnicode } from 'node:url'
import { asc, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import { readPhone } from '#app/models/company/phone.server'
import { fold, latinDigits } from '#app/models/text'
import type { Reads } from '#db/database.server'
import {
  admins,
  applicationEvents,
  applications,
  enquiries,
  enquiryEvents,
  mails,
  receivedMails,
} from '#db/schema'
import type { Person } from './person.server'
import type { PersonKey } from './person-key.server'

/** A row of another person, with this email address or phone number in one of its texts. */
export interface Mention {
  kind: 'enquiry' | 'application' | 'account' | 'mail' | 'received'
  id: string
  label: string
}

/** Reads every text of every row, which takes seconds for hundreds of thousands of rows. */
export async function findMentions(db: Reads, key: PersonKey, person: Person): Promise<Mention[]> {
  const found = new Map<string, Mention>()
  const { enquiries, applications, received } = person
  const known = new Set([...enquiries, ...applications, ...received].map(({ id }) => id))
  const isNamedIn = searcherOf(key)
  for (const source of SOURCES) {
    for await (const { id, owner, label, text } of rowsOf(db, source)) {
      if (known.has(owner) || found.has(owner) || !isNamedIn(text)) continue
      const { kind } = source
      const named = kind === 'mail' || kind === 'received' ? id : owner
      found.set(named, { kind, id: named, label })
    }
  }
  return [...found.values()]
}

function searcherOf({ kind, key }: PersonKey): (text: string) => boolean {
  if (kind === 'email') {
    const [local = '', domain = ''] = key.split('@')
    const spellings = [key, `${local}@${domainToUnicode(domain)}`].map(fold)
    return (text) => spellings.some((spelling) => fold(text).includes(spelling))
  }
  const { phone, countryCode, isPhoneValid } = readPhone(key, '')
  const national = isPhoneValid ? phone.slice(countryCode.length) : key
  return (text) =>
    latinDigits(text)
      .replace(/[^\d\n]+/g, '')
      .includes(national)
}

type TextTable =
  | typeof enquiries
  | typeof enquiryEvents
  | typeof applications
  | typeof applicationEvents
  | typeof admins
  | typeof mails
  | typeof receivedMails

interface Source {
  kind: Mention['kind']
  table: TextTable
  /** Id of the row that a note or a mail is about. */
  owner: SQL<string>
  label: SQL<string>
}

const referenceOf = sql<string>`(select ${enquiries.reference} from ${enquiries} where ${enquiries.id} = ${enquiryEvents.enquiryId})`
const jobReferenceOf = sql<string>`(select ${applications.reference} from ${applications} where ${applications.id} = ${applicationEvents.applicationId})`
const text = (column: unknown) => sql<string>`${column}`

const SOURCES: Source[] = [
  {
    kind: 'enquiry',
    table: enquiries,
    owner: text(enquiries.id),
    label: text(enquiries.reference),
  },
  {
    kind: 'enquiry',
    table: enquiryEvents,
    owner: text(enquiryEvents.enquiryId),
    label: referenceOf,
  },
  {
    kind: 'application',
    table: applications,
    owner: text(applications.id),
    label: text(applications.reference),
  },
  {
    kind: 'application',
    table: applicationEvents,
    owner: text(applicationEvents.applicationId),
    label: jobReferenceOf,
  },
  { kind: 'account', table: admins, owner: text(admins.id), label: text(admins.name) },
  { kind: 'mail', table: mails, owner: text(mails.subjectId), label: text(mails.subject) },
  {
    kind: 'received',
    table: receivedMails,
    owner: sql<string>`coalesce(${receivedMails.enquiryId}, ${receivedMails.id})`,
    label: text(receivedMails.subject),
  },
]

/** A batch blocks the event loop for a few milliseconds. */
const BATCH = 200
const NOT_TYPED = /(^|_)(key|hash|secret|session|file|search)$/

async function* rowsOf(db: Reads, { table, owner, label }: Source) {
  const typed = Object.values(getTableColumns(table)).filter(
    (column) => column.getSQLType().startsWith('text') && !NOT_TYPED.test(column.name),
  )
  const texts = sql<string>`concat_ws(${'\n'}, ${sql.join(typed, sql`, `)})`
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id: table.id, owner, label, text: texts })
      .from(table)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(BATCH)
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
    await setImmediate()
  }
}

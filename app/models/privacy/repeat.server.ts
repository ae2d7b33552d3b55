import { eq } from 'drizzle-orm'
import { phonesIn } from '#app/models/company/phone.server'
import { digitsOf } from '#app/models/enquiry/search-text'
import type { Database, Reads } from '#db/database.server'
import {
  applications,
  auditEntries,
  bouncedAddresses,
  enquiries,
  instances,
  receiptKeys,
  receivedMails,
} from '#db/schema'
import { OPERATOR } from './audit.server'
import { erasePerson } from './erasure.server'
import { findMentions, type Mention } from './mention.server'
import { findPerson } from './person.server'
import type { PersonKey } from './person-key.server'
import { ERASURE_ACTION, personHasher, toReceipt, toReceiptKey } from './receipt.server'

/** The receipts of a site; they name nobody. */
export type Erasures = Awaited<ReturnType<typeof readErasures>>

export async function readErasures(db: Reads) {
  const [instance] = await db.select().from(instances)
  const isErasure = eq(auditEntries.action, ERASURE_ACTION)
  return {
    site: instance?.id,
    keys: await db.select().from(receiptKeys),
    entries: await db.select().from(auditEntries).where(isErasure).orderBy(auditEntries.id),
  }
}

/** `receipts` that the database lacked, those `unmatched` among them, and records that mention who was erased again. */
export interface Repeated {
  receipts: string[]
  unmatched: string[]
  mentions: Mention[]
}

/**
 * Repeats in an older state of the database the erasures that were issued since, and takes over their receipts.
 * @returns undefined if the receipts are of another site
 */
export async function repeatErasures(
  db: Database,
  later: Erasures,
  uploads: string,
): Promise<Repeated | undefined> {
  const own = await readErasures(db)
  if (own.site !== later.site) return undefined
  const known = new Set(own.entries.map((entry) => entry.id))
  const entries = later.entries.filter((entry) => !known.has(entry.id))
  if (entries.length === 0) return { receipts: [], unmatched: [], mentions: [] }
  await db.write(async (tx) => {
    for (const key of later.keys) await tx.insert(receiptKeys).values(key).onConflictDoNothing()
  })
  const persons = await findPersons(db, later, new Set(entries.map(hashOf)))
  const mentions = new Map<string, Mention>()
  for (const person of persons.values()) {
    await erasePerson(db, person, { actor: OPERATOR, uploads })
    const found = await findMentions(db, person, await findPerson(db, person))
    for (const mention of found) mentions.set(mention.id, mention)
  }
  // Last, so that an interrupted repetition begins again.
  await db.write(async (tx) => {
    for (const entry of entries) await tx.insert(auditEntries).values(entry).onConflictDoNothing()
  })
  const unmatched = entries.filter((entry) => !persons.has(hashOf(entry)))
  return {
    receipts: entries.map(referenceOf),
    unmatched: unmatched.map(referenceOf),
    mentions: [...mentions.values()],
  }
}

type Entry = Erasures['entries'][number]
const hashOf = (entry: Entry) => toReceipt(entry).keyHash
const referenceOf = (entry: Entry) => entry.subjectId

/** A keyed hash cannot be reversed, so those of everybody in the database are compared. */
async function findPersons(db: Reads, { keys }: Erasures, wanted: Set<string>) {
  const hashers = keys.map((key) => personHasher(toReceiptKey(key)))
  const found = new Map<string, PersonKey>()
  for (const person of await listPersons(db)) {
    const hashed = hashers.map((hash) => hash(person)).find((hash) => wanted.has(hash))
    if (hashed !== undefined) found.set(hashed, person)
  }
  return found
}

const ADDRESSES = [
  [enquiries, enquiries.emailKey],
  [applications, applications.emailKey],
  [receivedMails, receivedMails.emailKey],
  [bouncedAddresses, bouncedAddresses.emailKey],
] as const
const NUMBERS = [
  [enquiries, enquiries.phone],
  [enquiries, enquiries.phoneTyped],
  [applications, applications.phone],
  [applications, applications.phoneKey],
] as const

/** Everybody whom `findPerson` would find. */
async function listPersons(db: Reads): Promise<PersonKey[]> {
  const persons: PersonKey[] = []
  for (const [table, text] of ADDRESSES) {
    for (const row of await db.selectDistinct({ text }).from(table))
      persons.push({ kind: 'email', key: row.text })
  }
  for (const [table, text] of NUMBERS) {
    for (const row of await db.selectDistinct({ text }).from(table))
      for (const key of [...phonesIn(row.text), digitsOf(row.text)])
        persons.push({ kind: 'phone', key })
  }
  return persons
}

import { eq, inArray } from 'drizzle-orm'
import { phonesIn } from '#app/models/company/phone.server'
import { digitsOf } from '#app/models/enquiry/search-text'
import type { Database, Reads } from '#db/database.server'
import { isAmong } from '#db/dialect'
import {
  admins,
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

export type Erasures = Awaited<ReturnType<typeof readErasures>>

export async function readErasures(db: Reads) {
  const [instance] = await db.select().from(instances)
  const isErasure = eq(auditEntries.action, ERASURE_ACTION)
  return {
    site: instance?.id,
    keys: await db.select().from(receiptKeys),
    entries: await db.select().from(auditEntries).where(isErasure).orderBy(auditEntries.id),
    removals: await db
      .select({ id: auditEntries.subjectId })
      .from(auditEntries)
      .where(inArray(auditEntries.action, ['account.remove', 'admin.remove'])),
  }
}

export interface Repeated {
  /** References of the receipts that the older state lacked. */
  receipts: string[]
  /** Those of `receipts` whose person it does not have. */
  unmatched: string[]
  /** Records that mention a person who was erased again. */
  mentions: Mention[]
  /** Email addresses of accounts that were removed since. */
  accounts: string[]
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
  const accounts = await listAccounts(
    db,
    later.removals.map(({ id }) => id),
  )
  if (entries.length === 0) return { receipts: [], unmatched: [], mentions: [], accounts }
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
    accounts,
  }
}

type Entry = Erasures['entries'][number]
const hashOf = (entry: Entry) => toReceipt(entry).keyHash
const referenceOf = (entry: Entry) => entry.subjectId

async function listAccounts(db: Reads, ids: string[]): Promise<string[]> {
  const { id, email } = admins
  const rows = await db.select({ email }).from(admins).where(isAmong(id, ids)).orderBy(email)
  return rows.map((row) => row.email)
}

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

import { eq, inArray, or, sql } from 'drizzle-orm'
import { batchesOf } from '#app/models/batches'
import { emailKey } from '#app/models/email'
import type { Reads } from '#db/database.server'
import {
  applicationEvents,
  applications,
  bouncedAddresses,
  enquiries,
  enquiryEvents,
  mails,
  receivedFiles,
  receivedMails,
  webhookDeliveries,
} from '#db/schema'
import { listIdsOf, type PersonKey } from './person-key.server'

export interface Person {
  enquiries: (typeof enquiries.$inferSelect)[]
  events: (typeof enquiryEvents.$inferSelect)[]
  applications: (typeof applications.$inferSelect)[]
  applicationEvents: (typeof applicationEvents.$inferSelect)[]
  mails: (typeof mails.$inferSelect)[]
  received: (typeof receivedMails.$inferSelect)[]
  receivedFiles: (typeof receivedFiles.$inferSelect)[]
  bounces: (typeof bouncedAddresses.$inferSelect)[]
  webhookDeliveries: (typeof webhookDeliveries.$inferSelect)[]
}

/** @param also ids of further rows, of any table */
export async function findPerson(db: Reads, key: PersonKey, also: string[] = []): Promise<Person> {
  const ids = await listIdsOf(db, key)
  const sent = batchesOf([...new Set([...ids.enquiries, ...also])])
  const applied = batchesOf([...new Set([...ids.applications, ...also])])
  const about = batchesOf([...new Set([...ids.enquiries, ...ids.applications, ...also])])
  const received = await findReceived(db, key, about)
  const receivedIds = batchesOf(received.map((row) => row.id))
  const addresses = key.kind === 'email' ? [key.key] : []
  const person: Person = {
    enquiries: await readEach(sent, (batch) =>
      db.select().from(enquiries).where(inArray(enquiries.id, batch)),
    ),
    events: distinct([
      ...(await readEach(sent, (batch) =>
        db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquiryId, batch)),
      )),
      ...(await readEach(receivedIds, (batch) =>
        db.select().from(enquiryEvents).where(inArray(enquiryEvents.mailId, batch)),
      )),
    ]),
    applications: await readEach(applied, (batch) =>
      db.select().from(applications).where(inArray(applications.id, batch)),
    ),
    applicationEvents: await readEach(applied, (batch) =>
      db.select().from(applicationEvents).where(inArray(applicationEvents.applicationId, batch)),
    ),
    mails: distinct([
      ...(await readEach(about, (batch) =>
        db
          .select()
          .from(mails)
          .where(or(inArray(mails.subjectId, batch), inArray(mails.id, batch))),
      )),
      ...(await findAnnouncements(db, key, received)),
    ]),
    received,
    receivedFiles: await readEach(receivedIds, (batch) =>
      db.select().from(receivedFiles).where(inArray(receivedFiles.mailId, batch)),
    ),
    bounces: await db
      .select()
      .from(bouncedAddresses)
      .where(inArray(bouncedAddresses.emailKey, addresses)),
    webhookDeliveries: await readEach(about, (batch) =>
      db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.subjectId, batch)),
    ),
  }
  const { bounces, ...withId } = person
  for (const rows of Object.values(withId)) rows.sort(byId)
  return person
}

/** Emails from the person, and every email in the history of their enquiries. */
async function findReceived(db: Reads, { kind, key }: PersonKey, about: string[][]) {
  const { enquiryId, id } = receivedMails
  const written = kind === 'email' ? eq(receivedMails.emailKey, key) : sql`false`
  const rows = await db.select().from(receivedMails).where(written)
  const others = await readEach(about, (batch) =>
    db
      .select()
      .from(receivedMails)
      .where(or(inArray(enquiryId, batch), inArray(id, batch))),
  )
  return distinct([...rows, ...others])
}

/** Mails to staff with the words of answers, also where the enquiry is of somebody else. */
async function findAnnouncements(db: Reads, { key }: PersonKey, received: Person['received']) {
  const subjects = [...new Set(received.map((row) => row.enquiryId ?? ''))]
  const rows = await readEach(batchesOf(subjects), (batch) =>
    db.select().from(mails).where(inArray(mails.subjectId, batch)),
  )
  return rows.filter((row) => emailKey(row.replyToAddress) === key)
}

function distinct<Row extends { id: string }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

async function readEach<T>(
  batches: string[][],
  read: (batch: string[]) => PromiseLike<T[]>,
): Promise<T[]> {
  const rows: T[] = []
  for (const batch of batches) rows.push(...(await read(batch)))
  return rows
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

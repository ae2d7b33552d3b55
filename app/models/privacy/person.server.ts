import { eq, or, sql } from 'drizzle-orm'
import { emailKey } from '#app/models/email'
import type { Reads } from '#db/database.server'
import { isAmong } from '#db/dialect'
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

export type Person = Awaited<ReturnType<typeof findPerson>>

/** @param also ids of additional rows, of any table */
export async function findPerson(db: Reads, key: PersonKey, also: string[] = []) {
  const ids = await listIdsOf(db, key)
  const sent = [...ids.enquiries, ...also]
  const applied = [...ids.applications, ...also]
  const about = [...sent, ...ids.applications]
  const received = await findReceived(db, key, about)
  const receivedIds = received.map((row) => row.id)
  const enquiryRows = await db.select().from(enquiries).where(isAmong(enquiries.id, sent))
  const applicationRows = await db
    .select()
    .from(applications)
    .where(isAmong(applications.id, applied))
  const emailKeys = [...enquiryRows, ...applicationRows].map((row) => row.emailKey)
  if (key.kind === 'email') emailKeys.push(key.key)
  const person = {
    enquiries: enquiryRows,
    events: await db
      .select()
      .from(enquiryEvents)
      .where(
        or(isAmong(enquiryEvents.enquiryId, sent), isAmong(enquiryEvents.mailId, receivedIds)),
      ),
    applications: applicationRows,
    applicationEvents: await db
      .select()
      .from(applicationEvents)
      .where(isAmong(applicationEvents.applicationId, applied)),
    mails: distinct([
      ...(await db
        .select()
        .from(mails)
        .where(or(isAmong(mails.subjectId, about), isAmong(mails.id, about)))),
      ...(await findAnnouncements(db, key, received)),
    ]),
    received,
    receivedFiles: await db
      .select()
      .from(receivedFiles)
      .where(isAmong(receivedFiles.mailId, receivedIds)),
    bounces: await db
      .select()
      .from(bouncedAddresses)
      .where(isAmong(bouncedAddresses.emailKey, emailKeys)),
    webhookDeliveries: await db
      .select()
      .from(webhookDeliveries)
      .where(isAmong(webhookDeliveries.subjectId, about)),
  }
  const { bounces, ...withId } = person
  for (const rows of Object.values<{ id: string }[]>(withId)) rows.sort(byId)
  return person
}

/** Emails from the person, and every email in the history of their enquiries. */
async function findReceived(db: Reads, { kind, key }: PersonKey, about: string[]) {
  const { enquiryId, id } = receivedMails
  const written = kind === 'email' ? eq(receivedMails.emailKey, key) : sql`false`
  const rows = await db.select().from(receivedMails).where(written)
  const others = await db
    .select()
    .from(receivedMails)
    .where(or(isAmong(enquiryId, about), isAmong(id, about)))
  return distinct([...rows, ...others])
}

/** Mails to staff that quote the person's answers, even for an enquiry of another person. */
async function findAnnouncements(
  db: Reads,
  { key }: PersonKey,
  received: (typeof receivedMails.$inferSelect)[],
) {
  const subjects = received.map((row) => row.enquiryId ?? '')
  const rows = await db.select().from(mails).where(isAmong(mails.subjectId, subjects))
  return rows.filter((row) => emailKey(row.replyToAddress) === key)
}

function distinct<Row extends { id: string }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

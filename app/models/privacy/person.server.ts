import { inArray, or } from 'drizzle-orm'
import { pickFields } from '#app/models/enquiry/enquiry'
import type { Database, Reads } from '#db/database.server'
import {
  applicationEvents,
  applications,
  enquiries,
  enquiryEvents,
  mails,
  webhookDeliveries,
} from '#db/schema'
import { listIdsOf, type PersonKey } from './person-key.server'

export interface Person {
  enquiries: (typeof enquiries.$inferSelect)[]
  events: (typeof enquiryEvents.$inferSelect)[]
  applications: (typeof applications.$inferSelect)[]
  applicationEvents: (typeof applicationEvents.$inferSelect)[]
  mails: (typeof mails.$inferSelect)[]
  webhookDeliveries: (typeof webhookDeliveries.$inferSelect)[]
}

const BATCH = 500

/** @param also ids of further rows, of any table */
export async function findPerson(db: Reads, key: PersonKey, also: string[] = []): Promise<Person> {
  const ids = await listIdsOf(db, key)
  const sent = batchesOf([...new Set([...ids.enquiries, ...also])])
  const applied = batchesOf([...new Set([...ids.applications, ...also])])
  const about = batchesOf([...new Set([...ids.enquiries, ...ids.applications, ...also])])
  const person: Person = {
    enquiries: await readEach(sent, (batch) =>
      db.select().from(enquiries).where(inArray(enquiries.id, batch)),
    ),
    events: await readEach(sent, (batch) =>
      db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquiryId, batch)),
    ),
    applications: await readEach(applied, (batch) =>
      db.select().from(applications).where(inArray(applications.id, batch)),
    ),
    applicationEvents: await readEach(applied, (batch) =>
      db.select().from(applicationEvents).where(inArray(applicationEvents.applicationId, batch)),
    ),
    mails: await readEach(about, (batch) =>
      db
        .select()
        .from(mails)
        .where(or(inArray(mails.subjectId, batch), inArray(mails.id, batch))),
    ),
    webhookDeliveries: await readEach(about, (batch) =>
      db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.subjectId, batch)),
    ),
  }
  for (const rows of Object.values(person)) rows.sort(byId)
  return person
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

/** SQLite takes 32,766 parameters. */
export function batchesOf(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH)
  return Array.from({ length: count }, (_, i) => ids.slice(i * BATCH, (i + 1) * BATCH))
}

/** Without names of staff, keys and hashes. */
export async function exportPerson(db: Database, key: PersonKey, now = Date.now()) {
  const person = await findPerson(db, key)
  return {
    exportedAt: instant(now),
    foundBy: key.kind,
    enquiries: person.enquiries.map((row) => ({
      reference: row.reference,
      name: row.name,
      email: row.email,
      ...pickFields(row),
      phoneTyped: row.phoneTyped,
      type: row.type,
      description: row.desc,
      status: row.status,
      judgedSpam: row.isSpam,
      spamReasons: row.spamReasons,
      source: row.source,
      consentVersion: row.consentVersion,
      receivedAt: instant(row.createdAt),
      updatedAt: instant(row.updatedAt),
      history: person.events.filter((event) => event.enquiryId === row.id).map(toHistory),
    })),
    applications: person.applications.map((row) => ({
      reference: row.reference,
      fullName: row.fullName,
      email: row.email,
      phone: row.phone,
      gender: row.gender,
      jobRole: row.jobRole,
      experience: row.experience,
      motivation: row.motivation,
      stage: row.stage,
      consentVersion: row.consentVersion,
      receivedAt: instant(row.createdAt),
      inBinSince: row.deletedAt === null ? null : instant(row.deletedAt),
      resume: {
        name: row.resumeName,
        type: row.resumeType,
        bytes: row.resumeBytes,
        download: `/careers/downloadResume/${row.id}`,
      },
      history: person.applicationEvents
        .filter((event) => event.applicationId === row.id)
        .map(toHistory),
    })),
    mails: person.mails.map((row) => ({
      kind: row.kind,
      to: row.toAddress === '' ? 'staff' : 'the person',
      subject: row.subject,
      text: row.text,
      state: row.state,
      queuedAt: instant(row.createdAt),
      sentAt: row.sentAt === null ? null : instant(row.sentAt),
    })),
    webhookDeliveries: person.webhookDeliveries.map((row) => ({
      event: row.event,
      body: row.body,
      state: row.state,
      queuedAt: instant(row.createdAt),
      sentAt: row.sentAt === null ? null : instant(row.sentAt),
    })),
  }
}

function toHistory(event: Person['events'][number] | Person['applicationEvents'][number]) {
  const { kind, from, to, note, createdAt } = event
  const at = instant(createdAt)
  if (kind === 'assignment') return { kind, at }
  return note === '' ? { kind, from, to, at } : { kind, note, at }
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

import { and, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { IDLE_MS } from '#app/models/account/session.server'
import type { Retention } from '#app/models/company/company'
import { fileStore } from '#app/models/files/store.server'
import { firstIdAt } from '#app/models/identifier.server'
import { storedFilesOf } from '#app/models/inbox/attachments.server'
import { removeDeliveries } from '#app/models/mail/delivery.server'
import type { Database, Queries } from '#db/database.server'
import { unindexed } from '#db/dialect'
import {
  applications,
  auditEntries,
  bouncedAddresses,
  enquiries,
  enquiryEvents,
  mails,
  receivedMails,
  sessions,
  webhookDeliveries,
} from '#db/schema'
import { type Actor, recordSingleAction } from './audit.server'
import {
  cutoffs,
  describeCounts,
  RETENTION_KINDS,
  type RetentionCounts,
  type RetentionKind,
} from './retention'

const BATCH = 200

const tables = {
  enquiries,
  applications,
  spam: enquiries,
  mails,
  webhookDeliveries,
  auditEntries,
  sessions,
}

function isExpired(kind: RetentionKind, until: number) {
  switch (kind) {
    case 'enquiries':
    case 'spam':
      return and(
        lt(enquiries.id, firstIdAt(until)),
        sql`${unindexed(enquiries.isSpam)} = ${sql.param(kind === 'spam', enquiries.isSpam)}`,
        lt(enquiries.updatedAt, until),
        hasNoEventSince(until),
      )
    case 'applications':
      return lt(applications.id, firstIdAt(until))
    case 'mails':
    case 'webhookDeliveries': {
      const { id, state } = tables[kind]
      return and(lt(id, firstIdAt(until)), sql`${unindexed(state)} in ('sent', 'failed')`)
    }
    case 'auditEntries':
      return lt(auditEntries.id, firstIdAt(until))
    case 'sessions':
      return or(lte(sessions.expiresAt, until), lte(sessions.lastSeenAt, until - IDLE_MS))
  }
}

/** Notes, replies and follow-ups leave `updatedAt` as it is. */
const hasNoEventSince = (until: number) =>
  sql`not exists (select 1 from ${enquiryEvents} where ${enquiryEvents.enquiryId} = ${enquiries.id} and ${enquiryEvents.id} >= ${firstIdAt(until)})`

const isUnmatchedExpired = (until: number) =>
  and(isNull(receivedMails.enquiryId), lt(receivedMails.id, firstIdAt(until)))

export async function planRetention(
  db: Database,
  rules: Retention,
  now = Date.now(),
): Promise<RetentionCounts> {
  const until = cutoffs(rules, now)
  const counts = { ...until }
  for (const kind of RETENTION_KINDS) {
    counts[kind] = await db.$count(tables[kind], isExpired(kind, until[kind]))
  }
  counts.mails += await db.$count(receivedMails, isUnmatchedExpired(until.mails))
  return counts
}

/** Records the run in the audit log, unless the program deleted nothing. @returns deleted rows of each kind */
export async function runRetention(
  db: Database,
  rules: Retention,
  by: { actor: Actor; uploads: string; now?: number },
): Promise<RetentionCounts> {
  const now = by.now ?? Date.now()
  const until = cutoffs(rules, now)
  const removed: RetentionCounts = { ...until }
  for (const kind of RETENTION_KINDS) removed[kind] = 0
  try {
    for (const kind of RETENTION_KINDS) {
      for (;;) {
        const { count, files } = await removeBatch(db, kind, until[kind], by.uploads)
        removed[kind] += count
        await fileStore.clear(by.uploads, files)
        if (count < BATCH) break
      }
    }
  } finally {
    const detail = describeCounts(removed)
    if (detail !== '' || by.actor.id !== '')
      await recordSingleAction(db, by.actor, { action: 'retention.run', detail, now })
  }
  return removed
}

function removeBatch(
  db: Database,
  kind: RetentionKind,
  until: number,
  uploads: string,
): Promise<{ count: number; files: string[] }> {
  return db.erase(async (tx) => {
    const expired = isExpired(kind, until)
    if (kind === 'sessions') {
      const ended = await tx.delete(sessions).where(expired).returning()
      return { count: ended.length, files: [] }
    }
    const table = tables[kind]
    const rows = await tx.select({ id: table.id }).from(table).where(expired).limit(BATCH)
    const ids = rows.map((row) => row.id)
    const files = kind === 'applications' ? await resumesOf(tx, ids) : []
    const received = await receivedMailsOf(tx, kind, ids, until)
    files.push(...(await storedFilesOf(tx, received)))
    await fileStore.remove(tx, uploads, files)
    await tx.delete(receivedMails).where(inArray(receivedMails.id, received))
    await tx.delete(table).where(inArray(table.id, ids))
    await removeDeliveries(tx, ids)
    if (kind === 'mails')
      await tx.delete(bouncedAddresses).where(lt(bouncedAddresses.createdAt, until))
    return { count: ids.length + (kind === 'mails' ? received.length : 0), files }
  })
}

async function resumesOf(tx: Queries, ids: string[]): Promise<string[]> {
  const { id, resumeFile: file } = applications
  const rows = await tx.select({ file }).from(applications).where(inArray(id, ids))
  return rows.map((row) => row.file)
}

/** Ids of received emails to delete too: the answers of these enquiries or, with mails, expired unmatched emails. */
async function receivedMailsOf(tx: Queries, kind: RetentionKind, ids: string[], until: number) {
  const { id, enquiryId } = receivedMails
  const all = tx.select({ id }).from(receivedMails)
  const rows =
    kind === 'mails'
      ? await all.where(isUnmatchedExpired(until)).limit(BATCH)
      : await all.where(inArray(enquiryId, ids))
  return rows.map((row) => row.id)
}

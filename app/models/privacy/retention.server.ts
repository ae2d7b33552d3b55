import { and, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { IDLE_MS } from '#app/models/account/session.server'
import { removeResume } from '#app/models/application/resume.server'
import type { Retention } from '#app/models/company/company'
import { removeDeliveries } from '#app/models/mail/delivery.server'
import type { Database } from '#db/database.server'
import {
  applications,
  auditEntries,
  enquiries,
  mails,
  sessions,
  webhookDeliveries,
} from '#db/schema'
import { type Actor, recordLoneAct } from './audit.server'
import {
  cutoffs,
  RETENTION_KINDS,
  type RetentionCounts,
  type RetentionKind,
  sayCounts,
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

function idAt(instant: number): string {
  const hex = Math.max(0, instant).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}

/** The plus signs keep SQLite from an index that walks through every row. */
function isOver(kind: RetentionKind, until: number) {
  switch (kind) {
    case 'enquiries':
    case 'spam':
      return and(
        lt(enquiries.id, idAt(until)),
        sql`+${enquiries.isSpam} = ${kind === 'spam' ? 1 : 0}`,
        lt(enquiries.updatedAt, until),
      )
    case 'applications':
      return lt(applications.id, idAt(until))
    case 'mails':
    case 'webhookDeliveries': {
      const { id, state } = tables[kind]
      return and(lt(id, idAt(until)), sql`+${state} in ('sent', 'failed')`)
    }
    case 'auditEntries':
      return lt(auditEntries.id, idAt(until))
    case 'sessions':
      return or(lte(sessions.expiresAt, until), lte(sessions.lastSeenAt, until - IDLE_MS))
  }
}

export async function planRetention(
  db: Database,
  rules: Retention,
  now = Date.now(),
): Promise<RetentionCounts> {
  const until = cutoffs(rules, now)
  const counts = { ...until }
  for (const kind of RETENTION_KINDS) {
    counts[kind] = await db.$count(tables[kind], isOver(kind, until[kind]))
  }
  return counts
}

/** Records itself in the audit log, unless the program found nothing to do. @returns how many rows of each kind went */
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
        const { count, files } = await removeBatch(db, kind, until[kind])
        removed[kind] += count
        for (const file of files) await removeResume(by.uploads, file)
        if (count < BATCH) break
      }
    }
  } finally {
    const detail = sayCounts(removed)
    if (detail !== '' || by.actor.id !== '')
      await recordLoneAct(db, by.actor, { act: 'retention.run', detail, now })
  }
  return removed
}

function removeBatch(
  db: Database,
  kind: RetentionKind,
  until: number,
): Promise<{ count: number; files: string[] }> {
  return db.erase(async (tx) => {
    const over = isOver(kind, until)
    if (kind === 'sessions') {
      const ended = await tx.delete(sessions).where(over).returning({ id: sessions.adminId })
      return { count: ended.length, files: [] }
    }
    const table = tables[kind]
    const rows = await tx.select({ id: table.id }).from(table).where(over).limit(BATCH)
    const ids = rows.map((row) => row.id)
    const isOfThese = inArray(applications.id, ids)
    const resumes = tx.select({ file: applications.resumeFile }).from(applications)
    const files = kind === 'applications' ? await resumes.where(isOfThese) : []
    await tx.delete(table).where(inArray(table.id, ids))
    await removeDeliveries(tx, ids)
    return { count: ids.length, files: files.map((row) => row.file) }
  })
}

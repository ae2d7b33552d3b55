import { and, desc, eq, sql } from 'drizzle-orm'
import { newId } from '#app/models/identifier.server'
import type { Database, Queries } from '#db/database.server'
import { admins, auditEntries } from '#db/schema'

export interface Actor {
  id: string
  name: string
}

export const PROGRAM: Actor = { id: '', name: 'The site' }
export const VISITOR: Actor = { id: '', name: 'Visitor' }

export const OPERATOR: Actor = { id: '', name: 'The operator' }

/** The author columns of a history row. The id is null if the account was deleted; the name stays. */
export function authorOf({ id, name }: Actor) {
  return {
    adminId: sql`(select ${admins.id} from ${admins} where ${admins.id} = ${id})`,
    adminName: name,
  }
}

/** `detail` must not contain personal data, because the log outlives the data. */
export async function recordAction(
  tx: Queries,
  actor: Actor,
  entry: { action: string; subjectId?: string; detail?: string; now?: number },
): Promise<void> {
  const now = entry.now ?? Date.now()
  await tx.insert(auditEntries).values({
    id: newId(now),
    adminId: actor.id,
    adminName: actor.name,
    action: entry.action,
    subjectId: entry.subjectId ?? '',
    detail: entry.detail ?? '',
    createdAt: now,
  })
}

export function recordSingleAction(
  db: Database,
  actor: Actor,
  entry: Parameters<typeof recordAction>[2],
): Promise<void> {
  return db.write(async (tx) => recordAction(tx, actor, entry))
}

export function recordExport(
  db: Database,
  actor: Actor,
  noun: 'enquiry' | 'application',
  filters: readonly string[],
): Promise<void> {
  const detail = filters.join(', ') || 'all'
  return recordSingleAction(db, actor, { action: `${noun}.export`, detail })
}

interface AuditFilter {
  /** Empty for the program and visitors; undefined for all actors. */
  adminId?: string
  action?: string
}

export async function listAuditEntries(
  db: Database,
  { adminId, action }: AuditFilter,
  page: { limit: number; offset: number },
) {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        adminId === undefined ? undefined : eq(auditEntries.adminId, adminId),
        action === undefined ? undefined : eq(auditEntries.action, action),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function listAuditActors(db: Database) {
  return db
    .select({
      id: auditEntries.adminId,
      name: sql<string>`max(${auditEntries.adminName})`,
      email: admins.email,
    })
    .from(auditEntries)
    .leftJoin(admins, eq(admins.id, auditEntries.adminId))
    .where(sql`${auditEntries.adminId} <> ''`)
    .groupBy(auditEntries.adminId, admins.email)
    .orderBy(sql`2`, sql`${admins.email} is null`, admins.email, auditEntries.adminId)
}

export async function listAuditActions(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(auditEntries.action)
  return rows.map((row) => row.action)
}

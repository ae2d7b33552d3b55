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
export async function recordAct(
  tx: Queries,
  actor: Actor,
  entry: { act: string; subjectId?: string; detail?: string; now?: number },
): Promise<void> {
  const now = entry.now ?? Date.now()
  await tx.insert(auditEntries).values({
    id: newId(now),
    adminId: actor.id,
    adminName: actor.name,
    act: entry.act,
    subjectId: entry.subjectId ?? '',
    detail: entry.detail ?? '',
    createdAt: now,
  })
}

export function recordSingleAct(
  db: Database,
  actor: Actor,
  entry: Parameters<typeof recordAct>[2],
): Promise<void> {
  return db.write(async (tx) => recordAct(tx, actor, entry))
}

export function recordExport(
  db: Database,
  actor: Actor,
  noun: 'enquiry' | 'application',
  filters: readonly string[],
): Promise<void> {
  const detail = filters.join(', ') || 'all'
  return recordSingleAct(db, actor, { act: `${noun}.export`, detail })
}

interface AuditFilter {
  /** Empty for the program and visitors; undefined for all actors. */
  adminId?: string
  act?: string
}

type AuditEntry = typeof auditEntries.$inferSelect

export async function listAuditEntries(
  db: Database,
  { adminId, act }: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        adminId === undefined ? undefined : eq(auditEntries.adminId, adminId),
        act === undefined ? undefined : eq(auditEntries.act, act),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function listAuditActors(
  db: Database,
): Promise<{ id: string; name: string; email: string | null }[]> {
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

export async function listAuditActs(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ act: auditEntries.act })
    .from(auditEntries)
    .orderBy(auditEntries.act)
  return rows.map((row) => row.act)
}

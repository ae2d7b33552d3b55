import { and, desc as descending, eq, sql } from 'drizzle-orm'

import type { Database } from '#db/database.server'
import { admins, auditEntries } from '#db/schema'

export interface AuditFilter {
  /** Empty for the program and strangers; omitted for everybody. */
  adminId?: string
  act?: string
}

export type AuditEntry = typeof auditEntries.$inferSelect

/** Newest first. */
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
    .orderBy(descending(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** Removed accounts too; their address is null. */
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
    .groupBy(auditEntries.adminId)
    .orderBy(sql`2`, sql`${admins.email} is null`, admins.email, auditEntries.adminId)
}

export async function listAuditActs(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ act: auditEntries.act })
    .from(auditEntries)
    .orderBy(auditEntries.act)
  return rows.map((row) => row.act)
}

import { and, desc as descending, eq, sql } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { admins, auditEntries } from '#db/schema'

export interface AuditFilter {
  /** Empty for what the program and strangers did; left out for everybody. */
  adminId?: string
  act?: string
}

export type AuditEntry = typeof auditEntries.$inferSelect

/** A page of the log, newest first. */
export async function listAuditEntries(
  db: Db,
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
    .limit(fixed(page.limit))
    .offset(page.offset)
    .all()
}

/** Who stands in the log, under the name they had last; removed accounts too, which have no address any more. */
export async function listAuditActors(
  db: Db,
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
    .all()
}

export async function listAuditActs(db: Db): Promise<string[]> {
  const rows = db
    .selectDistinct({ act: auditEntries.act })
    .from(auditEntries)
    .orderBy(auditEntries.act)
    .all()
  return rows.map((row) => row.act)
}

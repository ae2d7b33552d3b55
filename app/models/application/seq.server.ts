import { and, gte, lt, sql } from 'drizzle-orm'
import type { Reads } from '#db/database.server'
import { applications } from '#db/schema'

/** The `seq` of an application is the time of its arrival, so that a range of days is a range of keys. */
export const SEQS_PER_MS = 1000

export async function seqAt(tx: Reads, createdAt: number): Promise<number> {
  const first = createdAt * SEQS_PER_MS
  const [last] = await tx
    .select({ seq: sql<number | null>`max(${applications.seq})` })
    .from(applications)
    .where(and(gte(applications.seq, first), lt(applications.seq, first + SEQS_PER_MS)))
  return typeof last?.seq === 'number' ? last.seq + 1 : first
}

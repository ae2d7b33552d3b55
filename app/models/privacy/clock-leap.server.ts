import { and, eq, gte, ne } from 'drizzle-orm'
import { findDailyRun } from '#app/models/daily-run.server'
import type { Database } from '#db/database.server'
import { auditEntries } from '#db/schema'

const LONGEST_GAP_MS = 31 * 24 * 3_600_000

/** Why the daily removal did not run; by these words the next one knows. */
export const LEAP =
  'Nothing ran for a month, or the clock was set ahead: nothing is removed until staff look here and remove what is over'

/**
 * Whether the clock may have leapt since the daily removal: by one that shows a wrong year everything would be over, and
 * the backup of the same night would be empty. It waits until a person has removed by hand.
 */
export async function hasLeapt(db: Database, now: number): Promise<boolean> {
  const last = await findDailyRun(db, 'retention')
  // A clock that was ahead and was set right again.
  if (!last || now < last.finishedAt) return false
  if (last.outcome !== LEAP) return now - last.finishedAt > LONGEST_GAP_MS
  const byStaff = and(
    eq(auditEntries.act, 'retention.run'),
    ne(auditEntries.adminId, ''),
    gte(auditEntries.createdAt, last.finishedAt),
  )
  return (await db.$count(auditEntries, byStaff)) === 0
}

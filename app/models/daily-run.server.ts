import { and, eq, gte, ne } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import type { Database } from '#db/database.server'
import { auditEntries, dailyRuns } from '#db/schema'

type DailyRun = typeof dailyRuns.$inferSelect

export async function findDailyRun(db: Database, job: string): Promise<DailyRun | undefined> {
  const [run] = await db.select().from(dailyRuns).where(eq(dailyRuns.job, job))
  return run
}

export async function recordDailyRun(
  db: Database,
  run: Omit<DailyRun, 'succeededAt'>,
): Promise<void> {
  const row = { ...run, ...(run.isOk && { succeededAt: run.finishedAt }) }
  await db.write(async (tx) =>
    tx.insert(dailyRuns).values(row).onConflictDoUpdate({ target: dailyRuns.job, set: row }),
  )
}

const MAX_GAP_MS = 31 * DAY_MS

export const CLOCK_JUMP =
  'Nothing ran for a month, or the clock was set ahead. Nothing is deleted until you check this page and delete expired data yourself'

/** Pauses retention until staff run it, because all data looks expired if the clock shows a later year. */
export async function hasClockJumped(db: Database, now: number): Promise<boolean> {
  const last = await findDailyRun(db, 'retention')
  if (!last || now < last.finishedAt) return false
  if (last.outcome !== CLOCK_JUMP) return now - last.finishedAt > MAX_GAP_MS
  const byStaff = and(
    eq(auditEntries.action, 'retention.run'),
    ne(auditEntries.adminId, ''),
    gte(auditEntries.createdAt, last.finishedAt),
  )
  return (await db.$count(auditEntries, byStaff)) === 0
}

import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { dailyRuns } from '#db/schema'

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

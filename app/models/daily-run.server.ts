import { eq } from 'drizzle-orm'

import type { Database } from '#db/database.server'
import { dailyRuns } from '#db/schema'

export type DailyRun = typeof dailyRuns.$inferSelect

export async function findDailyRun(db: Database, job: string): Promise<DailyRun | undefined> {
  const [run] = await db.select().from(dailyRuns).where(eq(dailyRuns.job, job))
  return run
}

export async function recordDailyRun(db: Database, run: DailyRun): Promise<void> {
  await db.write(async (tx) =>
    tx.insert(dailyRuns).values(run).onConflictDoUpdate({ target: dailyRuns.job, set: run }),
  )
}

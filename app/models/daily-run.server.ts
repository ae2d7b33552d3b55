import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { dailyRuns } from '#db/schema'
import { write } from '#db/write.server'

/** How a daily job last went. */
export type DailyRun = typeof dailyRuns.$inferSelect

export async function findDailyRun(db: Db, job: string): Promise<DailyRun | undefined> {
  return db.select().from(dailyRuns).where(eq(dailyRuns.job, job)).get()
}

export async function recordDailyRun(db: Db, run: DailyRun): Promise<void> {
  await write(db, (tx) =>
    tx.insert(dailyRuns).values(run).onConflictDoUpdate({ target: dailyRuns.job, set: run }).run(),
  )
}

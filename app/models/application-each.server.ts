import { and, desc as descending, isNull, lt } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { applications } from '#db/schema'

const BATCH = 200

/** Every application that is not in the bin, newest first, a few hundred in memory at a time. */
export async function* eachApplication(
  db: Db,
): AsyncGenerator<(typeof applications.$inferSelect)[]> {
  let last: string | undefined
  while (true) {
    const beyond = last === undefined ? undefined : lt(applications.id, last)
    const rows = db
      .select()
      .from(applications)
      .where(and(isNull(applications.deletedAt), beyond))
      .orderBy(descending(applications.id))
      .limit(BATCH)
      .all()
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}

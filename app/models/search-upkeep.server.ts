import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { write } from '#db/write.server'

const INDEXES = ['enquiry_index', 'application_index'] as const
/** Pages of the index written in one step: a few milliseconds, in which nobody else has a turn. */
const PAGES_AT_ONCE = 64

/**
 * Merges each search index into one piece, by which the words of deleted and erased rows leave the file and the next
 * day's searches have one place to look. Everybody else has a turn between two steps.
 * @returns how many steps it took
 */
export async function tidySearch(db: Db, pages = PAGES_AT_ONCE): Promise<number> {
  let steps = 0
  for (const index of INDEXES) {
    // The minus sign begins a merge of everything, without it the next step of one goes on (FTS5, 6.8).
    let isOpen = await mergeStep(db, index, -pages)
    steps++
    while (isOpen) {
      await setImmediate()
      isOpen = await mergeStep(db, index, pages)
      steps++
    }
  }
  return steps
}

/** @returns whether it had anything to do: less than two changed rows say no */
function mergeStep(db: Db, index: (typeof INDEXES)[number], pages: number): Promise<boolean> {
  const name = sql.identifier(index)
  const changes = db.$client.prepare<[], number>('select total_changes()').pluck()
  return write(db, (tx) => {
    const before = changes.get() ?? 0
    tx.run(sql`insert into ${name} (${name}, rank) values ('merge', cast(${pages} as integer))`)
    return (changes.get() ?? 0) - before >= 2
  })
}

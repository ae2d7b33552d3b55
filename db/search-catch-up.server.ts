import type { Db } from './connection.server'
import { backlogOf, countIndexed, indexOldest } from './search-later.server'
import { write } from './write.server'

/** Some five milliseconds of work, in which nobody else has a turn. */
const AT_ONCE = 128
/** So long nobody was left to wait before those who were are indexed. */
const QUIET_MS = 200
/** About a second of work, for which whoever searches next would wait; beyond it nobody waits for quiet. */
const MOST_LEFT = 20_000

/** Indexes every enquiry that waits for it. @throws where nothing can be written */
export async function catchUp(db: Db): Promise<void> {
  for (let left = backlogOf(db).size; left > 0; left -= AT_ONCE) await indexSome(db)
}

const armed = new WeakSet<Db>()

/** Indexes what waits once there is quiet. What cannot be written then waits for the next search. */
export function indexSoon(db: Db): void {
  if (armed.has(db) || backlogOf(db).size === 0) return
  armed.add(db)
  setTimeout(indexInQuiet, QUIET_MS, db).unref()
}

async function indexInQuiet(db: Db): Promise<void> {
  try {
    while (db.$client.open && isTime(db)) await indexSome(db)
  } catch {
    return
  } finally {
    armed.delete(db)
  }
  if (db.$client.open) indexSoon(db)
}

function isTime(db: Db): boolean {
  const { size, grewAt } = backlogOf(db)
  return size > MOST_LEFT || (size > 0 && performance.now() - grewAt >= QUIET_MS)
}

async function indexSome(db: Db): Promise<void> {
  countIndexed(db, await write(db, (tx) => indexOldest(tx, AT_ONCE)))
}

import { and, desc as descending, eq, gt } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { stampOf } from '#db/recall.server'
import { enquiries } from '#db/schema'

/** What a watcher is told: something changed, and how many enquiries came since it was last told. */
export type OnChange = (arrived: number) => void

const LOOK_EVERY_MS = 1000

interface Watch {
  watchers: Set<OnChange>
  timer: NodeJS.Timeout
}

const watches = new WeakMap<Db, Watch>()

/**
 * Tells whoever watches when enquiries came in or changed, whichever process wrote them: a look costs microseconds while
 * nothing was written, and nobody looks while nobody watches. Spam is no arrival.
 * @returns what ends the watching
 */
export function watchEnquiries(db: Db, onChange: OnChange, lookEveryMs = LOOK_EVERY_MS) {
  const watch = watches.get(db) ?? beginWatch(db, lookEveryMs)
  watch.watchers.add(onChange)
  return () => {
    watch.watchers.delete(onChange)
    if (watch.watchers.size > 0) return
    clearInterval(watch.timer)
    watches.delete(db)
  }
}

function beginWatch(db: Db, lookEveryMs: number): Watch {
  const watchers = new Set<OnChange>()
  let stamp = stampOf(db)
  let last = newestId(db)
  const timer = setInterval(() => {
    const now = stampOf(db)
    if (now === stamp) return
    stamp = now
    const arrived = db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(gt(enquiries.id, last), eq(enquiries.isSpam, false)))
      .all().length
    last = newestId(db)
    for (const tell of watchers) tell(arrived)
  }, lookEveryMs).unref()
  const watch = { watchers, timer }
  watches.set(db, watch)
  return watch
}

function newestId(db: Db): string {
  const newest = db.select({ id: enquiries.id }).from(enquiries).orderBy(descending(enquiries.id))
  return newest.limit(1).get()?.id ?? ''
}

import { and, desc as descending, eq, gt } from 'drizzle-orm'
import { validate } from 'uuid'

import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { prepared } from '#db/prepared.server'
import { stampOf } from '#db/recall.server'
import { enquiries } from '#db/schema'

/** What a watcher is told: something changed, how many enquiries came since it was last told, and the newest's id. */
export type OnChange = (arrived: number, newest: string) => void

interface Watching {
  /** The newest enquiry that the watcher knows, empty for none; left out, or with what is no id, the newest there is. */
  since?: string | undefined
  lookEveryMs?: number
}

const LOOK_EVERY_MS = 1000
/** Bounds what a made-up id of long ago would count. */
const MOST_ARRIVED = 1000

interface Watcher {
  onChange: OnChange
  last: string
}

interface Watch {
  watchers: Set<Watcher>
  timer: NodeJS.Timeout
}

const watches = new WeakMap<Db, Watch>()

/**
 * Tells whoever watches when enquiries came in or changed, whichever process wrote them: a look costs microseconds while
 * nothing was written, and nobody looks while nobody watches. What came after `since` is told at once. Spam is no
 * arrival.
 * @returns what ends the watching
 */
export function watchEnquiries(
  db: Db,
  onChange: OnChange,
  { since, lookEveryMs = LOOK_EVERY_MS }: Watching = {},
) {
  const newest = newestEnquiry(db)
  const watcher = { onChange, last: since === '' || isId(since) ? since : newest }
  const watch = watches.get(db) ?? beginWatch(db, lookEveryMs)
  watch.watchers.add(watcher)
  if (newest > watcher.last) tell(db, watcher, newest)
  return () => {
    watch.watchers.delete(watcher)
    if (watch.watchers.size > 0) return
    clearInterval(watch.timer)
    watches.delete(db)
  }
}

const isId = (text: string | undefined): text is string => validate(text)

function beginWatch(db: Db, lookEveryMs: number): Watch {
  const watchers = new Set<Watcher>()
  let stamp = stampOf(db)
  const timer = setInterval(() => {
    const now = stampOf(db)
    if (now === stamp) return
    stamp = now
    const newest = newestEnquiry(db)
    for (const watcher of watchers) tell(db, watcher, newest)
  }, lookEveryMs).unref()
  const watch = { watchers, timer }
  watches.set(db, watch)
  return watch
}

function tell(db: Db, watcher: Watcher, newest: string): void {
  const arrived = newest > watcher.last ? countSince(db, watcher.last) : 0
  watcher.last = newest
  watcher.onChange(arrived, newest)
}

function countSince(db: Db, last: string): number {
  const isArrival = and(gt(enquiries.id, last), eq(enquiries.isSpam, false))
  const arrived = db.select({ id: enquiries.id }).from(enquiries).where(isArrival)
  return arrived.limit(fixed(MOST_ARRIVED)).all().length
}

/** The id of the newest enquiry, spam too; empty before the first. */
export function newestEnquiry(db: Db): string {
  return newestOf(db).get()?.id ?? ''
}

const newestOf = prepared((db) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .orderBy(descending(enquiries.id))
    .limit(fixed(1))
    .prepare(),
)

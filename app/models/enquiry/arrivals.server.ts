import { and, desc as descending, eq, gt } from 'drizzle-orm'
import { validate } from 'uuid'

import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'

/** What a watcher is told: something changed, how many enquiries came since it was last told, and the newest's id. */
export type OnChange = (arrived: number, newest: string) => void

/** Bounds what a made-up id of long ago would count. */
const MOST_ARRIVED = 1000

/**
 * Tells when enquiries came in or changed, whichever process wrote them. What came after `since` is told at once. Spam is
 * no arrival.
 * @param since the newest enquiry that the watcher knows, empty for none; left out, or with what is no id, the newest
 * @returns what ends the watching
 */
export function watchEnquiries(
  db: Database,
  onChange: OnChange,
  { since }: { since?: string | undefined } = {},
): () => void {
  let last = since === '' || validate(since) ? (since ?? '') : undefined
  let isOver = false

  async function begin(): Promise<void> {
    const newest = await newestEnquiry(db)
    if (last !== undefined && newest > last) return tell()
    last ??= newest
  }

  async function tell(): Promise<void> {
    if (isOver) return
    const newest = await newestEnquiry(db)
    const before = last ?? newest
    const arrived = newest > before ? await countSince(db, before) : 0
    last = newest
    onChange(arrived, newest)
  }

  let told = begin()
  const stop = db.onChange(() => {
    told = told.then(tell)
  })
  return () => {
    isOver = true
    stop()
  }
}

async function countSince(db: Database, last: string): Promise<number> {
  const isArrival = and(gt(enquiries.id, last), eq(enquiries.isSpam, false))
  const arrived = db.select({ id: enquiries.id }).from(enquiries).where(isArrival)
  return db.$count(arrived.limit(MOST_ARRIVED))
}

/** The id of the newest enquiry, spam too; empty before the first. */
export async function newestEnquiry(db: Database): Promise<string> {
  const [newest] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .orderBy(descending(enquiries.id))
    .limit(1)
  return newest?.id ?? ''
}

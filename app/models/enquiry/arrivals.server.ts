import { and, desc, eq, gt } from 'drizzle-orm'
import { validate } from 'uuid'

import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'

/** @param arrived number of enquiries since the last notification @param newest id of the newest */
type OnChange = (arrived: number, newest: string) => void

const MAX_ARRIVED = 1000

interface Watch {
  /** Id of the newest enquiry already known, empty for none; an invalid id starts at the newest. */
  since?: string | undefined
  /** Called for each failed query; the next change is notified again. */
  onFault: (error: unknown) => void
}

export function watchEnquiries(
  db: Database,
  onChange: OnChange,
  { since, onFault }: Watch,
): () => void {
  let last = since === '' || validate(since) ? (since ?? '') : undefined
  let isOver = false

  async function begin(): Promise<void> {
    const newest = await newestEnquiry(db)
    if (last !== undefined && newest > last) return notify()
    last ??= newest
  }

  async function notify(): Promise<void> {
    if (isOver) return
    const newest = await newestEnquiry(db)
    const before = last ?? newest
    const arrived = newest > before ? await countSince(db, before) : 0
    last = newest
    onChange(arrived, newest)
  }

  let notified = begin().catch(onFault)
  const stop = db.onChange(() => {
    notified = notified.then(notify).catch(onFault)
  })
  return () => {
    isOver = true
    stop()
  }
}

async function countSince(db: Database, last: string): Promise<number> {
  const isArrival = and(gt(enquiries.id, last), eq(enquiries.isSpam, false))
  const arrived = db.select({ id: enquiries.id }).from(enquiries).where(isArrival)
  return db.$count(arrived.limit(MAX_ARRIVED).as('arrived'))
}

export async function newestEnquiry(db: Database): Promise<string> {
  const [newest] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .orderBy(desc(enquiries.id))
    .limit(1)
  return newest?.id ?? ''
}

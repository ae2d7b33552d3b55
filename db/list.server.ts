import type { Reads } from './database.server'
import { findSeqs, isPartial, type Search, type Span } from './search.server'

export async function findPage(db: Reads, search: Search, span: Span) {
  const found = await findSeqs(db, search, { ...span, limit: span.limit + 1 })
  return {
    seqs: found.slice(0, span.limit),
    hasMore: found.length > span.limit,
    isPartial: await isPartial(db, search),
  }
}

/** Reading a batch blocks the event loop for a few milliseconds. */
const BATCH = 100

export async function* eachBatch(db: Reads, search: Search, isNewestFirst: boolean) {
  for (let cursor: number | undefined; ; ) {
    const seqs = await findSeqs(db, search, { limit: BATCH, cursor, isNewestFirst })
    if (seqs.length > 0) yield seqs
    if (seqs.length < BATCH) return
    cursor = seqs.at(-1)
  }
}

import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { MOST_KEPT } from '#db/recall.server'

interface Kept {
  /** How many rows had been changed or removed, and the place of the last row, when it was counted. */
  changes: number
  last: number
  count: number
}

const kept = new WeakMap<Db, Map<string, Kept>>()

const asks = prepared(({ $client }) => {
  const askOf = (table: string) =>
    $client.prepare<[], Pick<Kept, 'changes' | 'last'>>(
      `select count as changes, (select ifnull(max(seq), 0) from ${table}) as last
        from search_changes where name = '${table}'`,
    )
  return { enquiries: askOf('enquiries'), applications: askOf('applications') }
})

/** So many rows may change or go before a search that matches more than the most is counted again: two in a hundred. */
const SPARE = 200

/**
 * A count of what a search finds. Where rows have only come since it was counted last, those alone are counted: with
 * every enquiry that comes in, each open desk asks for its search again. Where it was more than the most, so that it is
 * still whatever became of the rows that changed, nothing is.
 * @param key of the search
 * @param most where the count ends
 * @param countFrom counts from a place on, up to a limit
 */
export function keptCount(
  db: Db,
  table: 'enquiries' | 'applications',
  key: string,
  most: number,
  countFrom: (lowest: number, limit: number) => number,
): number {
  const now = asks(db)[table].get() ?? { changes: 0, last: 0 }
  const counts = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, counts)
  const next = countOnFrom(counts.get(key), now, most, (lowest) => countFrom(lowest, most + SPARE))
  const [oldest] = counts.keys()
  if (oldest !== undefined && counts.size >= MOST_KEPT) counts.delete(oldest)
  // Put last, so that what is asked for again stays.
  counts.delete(key)
  counts.set(key, next)
  return Math.min(next.count, most)
}

function countOnFrom(
  known: Kept | undefined,
  now: Omit<Kept, 'count'>,
  most: number,
  countFrom: (lowest: number) => number,
): Kept {
  if (known && known.count - (now.changes - known.changes) >= most) return known
  if (known?.changes !== now.changes) return { ...now, count: countFrom(0) }
  return { ...now, count: known.count + countFrom(known.last + 1) }
}

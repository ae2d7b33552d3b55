import type Database from 'better-sqlite3'

import type { Db } from './connection.server'
import { prepared } from './prepared.server'

/**
 * When the words of an enquiry go into the search index: at once where one comes alone, later where many come together,
 * since the index is most of what a row costs and nobody who sends one needs it. Which ones wait stands in a table, so
 * none is forgotten; db/search-catch-up sees to them.
 */

/** So many of one group are indexed before their senders are answered. */
const FEW = 4

/** Place and words of each enquiry, as the index has them. */
export const ENQUIRY_WORDS = `select seq, search_words(search, is_spam, status, type, ifnull(assignee_id, ''))
  from enquiries`

const gathered = new WeakMap<Database.Database, Set<number>>()

/** What the trigger of new enquiries asks: whether theirs will be seen to. Outside of a group it does so itself. */
export function defineSearchLater(client: Database.Database): void {
  client.function('search_later', (seq: number) => {
    const places = gathered.get(client)
    places?.add(seq)
    return places ? 1 : 0
  })
}

/**
 * Does work of one transaction and sees to the words of the enquiries that came in it. The index does not know those
 * rows yet: a change or a removal of one finds no words of it to change, and in the end it gets those it then has.
 */
export function indexTogether<T>(db: Db, work: () => T): T {
  const places = new Set<number>()
  gathered.set(db.$client, places)
  try {
    const result = work()
    if (places.size > 0) seeTo(db, [...places])
    return result
  } finally {
    gathered.delete(db.$client)
  }
}

/** In the order of their places: who waits already goes first. */
function seeTo(db: Db, places: number[]): void {
  const backlog = backlogOf(db)
  const { index, leave } = statements(db)
  if (places.length <= FEW && backlog.size === 0) {
    index.run(JSON.stringify(places))
    return
  }
  leave.run(JSON.stringify(places))
  backlog.size += places.length
  backlog.grewAt = performance.now()
}

interface Backlog {
  /** How many enquiries wait to be indexed, or more: what is undone is counted too. Zero is always true. */
  size: number
  grewAt: number
}

const backlogs = new WeakMap<Db, Backlog>()

export function backlogOf(db: Db): Backlog {
  const known = backlogs.get(db)
  if (known) return known
  const backlog = { size: statements(db).count.get() ?? 0, grewAt: 0 }
  backlogs.set(db, backlog)
  return backlog
}

/** Indexes those that wait longest, as a part of a transaction. @returns how many those were */
export function indexOldest(tx: Db, most: number): number {
  const { oldest, index, done } = statements(tx)
  const places = oldest.all(most)
  if (places.length > 0) index.run(JSON.stringify(places))
  done.run(places.at(-1) ?? 0)
  return places.length
}

/** Says that so many of them are on disk. */
export function countIndexed(db: Db, indexed: number): void {
  const backlog = backlogOf(db)
  if (indexed > 0) backlog.size = Math.max(0, backlog.size - indexed)
  else backlogs.delete(db)
}

const statements = prepared(({ $client }) => ({
  index: $client.prepare<[string]>(
    `insert into enquiry_index (rowid, words)
      ${ENQUIRY_WORDS} where seq in (select value from json_each(?)) order by seq`,
  ),
  leave: $client.prepare<[string]>(
    'insert or ignore into enquiries_to_index select value from json_each(?)',
  ),
  count: $client.prepare<[], number>('select count(*) from enquiries_to_index').pluck(),
  oldest: $client
    .prepare<[number], number>('select seq from enquiries_to_index order by seq limit ?')
    .pluck(),
  done: $client.prepare<[number]>('delete from enquiries_to_index where seq <= ?'),
}))

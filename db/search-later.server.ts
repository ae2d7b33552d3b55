import type Database from 'better-sqlite3'

import type { Db } from './connection.server'
import { prepared } from './prepared.server'

/**
 * Enquiries that come in one group of writes go into the search index together, at the end of their transaction: each
 * statement that SQLite may have to take back ends a piece of the index, and pieces are dear to write and to merge.
 */

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
 * Does work of one transaction and puts into the index what came in it. Meanwhile the index does not know those rows:
 * a change or a removal of one finds no words of it to change, and in the end it gets those it then has.
 */
export function indexTogether<T>(db: Db, work: () => T): T {
  const places = new Set<number>()
  gathered.set(db.$client, places)
  try {
    const result = work()
    if (places.size > 0) insertWords(db).run(JSON.stringify([...places]))
    return result
  } finally {
    gathered.delete(db.$client)
  }
}

const insertWords = prepared(({ $client }) =>
  $client.prepare<[string]>(
    `insert into enquiry_index (rowid, words)
      ${ENQUIRY_WORDS} where seq in (select value from json_each(?)) order by seq`,
  ),
)

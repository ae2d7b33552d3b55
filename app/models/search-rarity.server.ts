import type { Db } from '#db/connection.server'
import { INTEGER, indexOf, numbers, type Searched } from './search-numbers.server'

/** How many of the newest rows of a word are looked at to judge how rare it is. */
const SAMPLE = 200

/** One row in so many has a common word. */
const COMMON = 100

const RAREST = 3

/** What was judged lately: page, count and neighbours of one search ask the same. It only guides, so it may be old. */
const judgements = new WeakMap<Db, Map<string, ReturnType<typeof rarest>>>()
const MOST_JUDGEMENTS = 100

/** Of the words of a needle those that the fewest rows have, and whether even these are common. */
export function rarestOf(db: Db, table: Searched, needle: string, words: string[]) {
  const known = judgements.get(db) ?? new Map<string, ReturnType<typeof rarest>>()
  judgements.set(db, known)
  const key = `${table} ${needle}`
  const found = known.get(key) ?? rarest(db, table, words)
  if (known.size >= MOST_JUDGEMENTS) known.clear()
  known.set(key, found)
  return found
}

/** The words that the fewest rows have, judged by how far back the newest rows with each reach. */
function rarest(db: Db, table: Searched, words: string[]) {
  const index = indexOf(table)
  const reachOf = `select rowid from ${index} where ${index} match ? order by rowid desc limit 1 offset ?`
  const judged = [...new Set(words)]
    .map((word) => ({ word, reach: numbers(db, reachOf, `"${word}"`, SAMPLE)[0] ?? 0 }))
    .sort((one, other) => one.reach - other.reach)
    .slice(0, RAREST)
  // Rows are counted, since the places of applications are instants, far apart.
  const newer = `select count(*) from (select 1 from ${table} where seq > ? limit ${INTEGER})`
  const [count = 0] = numbers(db, newer, judged[0]?.reach ?? 0, SAMPLE * COMMON)
  return { words: judged.map(({ word }) => word), areCommon: count < SAMPLE * COMMON }
}

import type { Db } from '#db/connection.server'
import { recall } from '#db/recall.server'
import { addressOf, type Facet, kindMatch, needleWords } from '#db/search-words'
import { MOST_COUNTED } from './count'
import { keptCount } from './kept-count.server'
import { INTEGER, indexOf, numbers, type Searched } from './search-numbers.server'
import { rarestOf } from './search-rarity.server'

/** What to find in the index of a table. */
export interface IndexQuery {
  table: Searched
  /** Folded; empty for every text. */
  needle: string
  /** Kinds of rows that have the needle in what their text leaves out. */
  named?: readonly (readonly Facet[])[]
  /** Scope and facets of each kind that may match, null for what is left open. */
  kinds: readonly (readonly Facet[])[]
  /** All other kinds, given where they are fewer rows: walking past them is quicker than walking along. */
  others?: readonly (readonly Facet[])[]
  /** Lowest and highest place, both included. */
  lowest?: number
  highest?: number
}

export interface Span {
  limit: number
  isNewestFirst: boolean
  /** Only places beyond this one, in the order asked for. */
  beyond?: number
  offset?: number
}

/** The places (`seq`) of the rows that a query matches, in order. */
export function findPlaces(db: Db, query: IndexQuery, span: Span): number[] {
  if (query.kinds.length === 0) return []
  const { isNewestFirst, beyond, limit, offset = 0 } = span
  const bounds = { ...query }
  if (beyond !== undefined && isNewestFirst) bounds.highest = Math.min(highest(query), beyond - 1)
  if (beyond !== undefined && !isNewestFirst) bounds.lowest = Math.max(lowest(query), beyond + 1)
  const { from, values } = matching(db, bounds)
  const order = `order by found.rowid ${isNewestFirst ? 'desc' : 'asc'} limit ${INTEGER} offset ${INTEGER}`
  return numbers(db, `select found.rowid ${from} ${order}`, ...values, limit, offset)
}

/** How many places are looked up at once for a file of all rows; each look has to find its way in the index again. */
const PLACES_AT_ONCE = 1000
/** How many rows are read at once: a few milliseconds, in which nobody else has a turn. */
const ROWS_AT_ONCE = 50

/** The places of all rows that a query matches, in order, a few at a time. */
export function* eachPlaces(
  db: Db,
  query: IndexQuery,
  isNewestFirst: boolean,
): Generator<number[]> {
  let beyond: number | undefined
  while (true) {
    const found = findPlaces(db, query, { limit: PLACES_AT_ONCE, beyond, isNewestFirst })
    for (let at = 0; at < found.length; at += ROWS_AT_ONCE) {
      yield found.slice(at, at + ROWS_AT_ONCE)
    }
    if (found.length < PLACES_AT_ONCE) return
    beyond = found.at(-1)
  }
}

/** How many rows a query matches, counted up to `most`. */
export function countPlaces(db: Db, query: IndexQuery, most = MOST_COUNTED + 1): number {
  if (query.kinds.length === 0) return 0
  // Which kinds are the fewer may change with any row that comes; what is counted is the same.
  const { others: _, ...asked } = query
  const key = JSON.stringify([asked, most])
  return recall(db, key, () =>
    keptCount(db, query.table, key, most, (from, limit) => {
      const newer = { ...query, lowest: Math.max(lowest(query), from) }
      return countOnce(db, newer, limit)
    }),
  )
}

function countOnce(db: Db, query: IndexQuery, limit: number): number {
  const { from, values } = matching(db, query)
  const text = `select count(*) from (select 1 ${from} limit ${INTEGER})`
  return numbers(db, text, ...values, limit)[0] ?? 0
}

const lowest = (query: IndexQuery) => query.lowest ?? 0
const highest = (query: IndexQuery) => query.highest ?? Number.MAX_SAFE_INTEGER

/**
 * A phrase of few words is looked up as it is. Of a longer one the rarest words find candidates and the text decides;
 * unless all its words are common, where the candidates would be many.
 */
const SHORT_PHRASE = 8
const LONG_PHRASE = 12
/** From so many words on, what stands around an @ is quicker found by its own word. */
const LONG_ADDRESS = 5

/** What the text of a row with several @ still has to be asked, since its words may belong to two of them. */
const isRight = (table: Searched) => `(
    found.rowid not in (
      select seq from ${table} indexed by ${table}_with_ats
      where instr(substr(search, instr(search, '@') + 1), '@') > 0
    )
    or instr((select search from ${table} looked where looked.seq = found.rowid), ?) > 0
  )`

/** The from and where of a query with what is bound in it. */
function matching(db: Db, query: IndexQuery): { from: string; values: (string | number)[] } {
  const { table, needle } = query
  const index = indexOf(table)
  const bounds = `where found.${index} match ?
    and found.rowid between ${INTEGER} and ${INTEGER}`
  const valuesOf = (asked: string[]) => [
    expressionOf(asked.filter(Boolean), query),
    lowest(query),
    highest(query),
  ]
  const words = needle === '' ? [] : needleWords(needle)
  // What is a part of some kind's name is not looked for in texts one by one, as its rows are many.
  const isNamed = Boolean(query.named?.length)
  const address = words.length >= LONG_ADDRESS && !isNamed ? addressOf(needle) : undefined
  const start = address?.start ? needleWords(address.start) : []
  if (address && start.length <= LONG_PHRASE) {
    const values = valuesOf([start.join(' '), address.word])
    const from = `from ${index} found ${bounds}`
    if (start.length === 0) return { from, values }
    return { from: `${from} and ${isRight(table)}`, values: [...values, needle] }
  }
  const rare =
    words.length > SHORT_PHRASE && !isNamed ? rarestOf(db, table, needle, words) : undefined
  const isPhrase = rare === undefined || (rare.areCommon && words.length <= LONG_PHRASE)
  const values = valuesOf(isPhrase ? [words.join(' ')] : rare.words)
  if (isPhrase) return { from: `from ${index} found ${bounds}`, values }
  // The cross join keeps the index in front; without the hint the whole row would be read for its text.
  const looked = `cross join ${table} looked indexed by ${table}_text on looked.seq = found.rowid`
  const from = `from ${index} found ${looked} ${bounds} and instr(looked.search, ?) > 0`
  return { from, values: [...values, needle] }
}

/** Words, or phrases of them, of one of the kinds. */
function expressionOf(asked: readonly string[], { named = [], kinds, others }: IndexQuery): string {
  const texts = asked.map((word) => `"${word}"`).join(' AND ')
  if (texts === '') return kindMatch(kinds)
  const words = named.length > 0 ? `(${texts} OR ${kindMatch(named)})` : texts
  return others ? `(${words}) NOT (${kindMatch(others)})` : `${words} AND (${kindMatch(kinds)})`
}

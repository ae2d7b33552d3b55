import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  like,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { integer, table } from './columns'
import type { Reads } from './database.server'
import { contains } from './dialect'
import { isPostgres } from './engine'
import { applications, enquiries } from './schema'

const TRIGRAM = 3

/** In more rows than this, a needle is sooner found by reading the rows of a filter. */
const COMMON = 5_000

const indexes = {
  enquiries: table('enquiries_search', { rowid: integer('rowid').notNull() }),
  applications: table('applications_search', { rowid: integer('rowid').notNull() }),
}
const tables = { enquiries, applications }

const covered = {
  enquiries: sql`${enquiries} indexed by enquiries_by_folder`,
  applications: sql`${applications} indexed by applications_by_folder`,
}

export interface Search {
  table: 'enquiries' | 'applications'
  /** Folded as the column `search` is; empty for every row. */
  needle: string
  /** Each is looked for in the column `numbers`, of three characters or more. */
  numbers?: readonly string[]
  folder: SQL
  where?: SQL | undefined
  /** How many rows folder and filters leave over. */
  scope: 'few' | 'filtered' | 'most'
  /** A needle too short for the index is looked for in so many of the newest rows. */
  newest: number
}

/** Ordered by `seq`. */
export interface Span {
  limit: number
  isNewestFirst: boolean
  beyond?: number | undefined
  offset?: number | undefined
}

export async function findSeqs(db: Reads, search: Search, span: Span): Promise<number[]> {
  const { limit, isNewestFirst, beyond, offset = 0 } = span
  const { key, source } = await sourceOf(db, search)
  const isBeyond = beyond === undefined ? undefined : (isNewestFirst ? lt : gt)(key, beyond)
  const rows = await source(isBeyond)
    .orderBy((isNewestFirst ? desc : asc)(key))
    .limit(limit)
    .offset(offset)
  return rows.map(({ seq }) => seq)
}

/** Counts a search up to `most`, and rows without one exactly. */
export async function countFound(db: Reads, search: Search, most: number): Promise<number> {
  if (search.needle === '') {
    return db.$count(tables[search.table], and(search.folder, search.where))
  }
  const { source } = await sourceOf(db, search)
  return db.$count(source(undefined).limit(most).as('found'))
}

/** Whether only the newest rows were looked at, and there are older ones. */
export async function isPartial(db: Reads, search: Search): Promise<boolean> {
  if (!isShort(search)) return false
  const oldest = await oldestLookedAt(db, search)
  const rows = tables[search.table]
  if (oldest === undefined) return false
  const older = db
    .select({ seq: rows.seq })
    .from(rows)
    .where(and(search.folder, lt(rows.seq, oldest)))
    .limit(1)
  return (await older).length > 0
}

/** PostgreSQL chooses by itself between its trigram index and the rows of a filter. */
function isSought(search: Search): SQL | undefined {
  const { needle, numbers = [] } = search
  const rows = tables[search.table]
  if (needle === '') return undefined
  if (!isPostgres || isShort(search)) return contains(rows.search, needle)
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const inNumbers = numbers.map((number) => like(enquiries.numbers, pattern(number)))
  return or(like(rows.search, pattern(needle)), ...inNumbers)
}

/** FTS5 reads a query up to its first NUL. */
const isShort = ({ needle }: Search) =>
  needle !== '' && ([...needle].length < TRIGRAM || needle.includes('\0'))

async function sourceOf(db: Reads, search: Search) {
  const rows = tables[search.table]
  const { folder, where } = search
  if (await isScanned(db, search)) {
    const oldest = isShort(search) ? await oldestLookedAt(db, search) : undefined
    const source = (isBeyond: SQL | undefined) =>
      db
        .select({ seq: rows.seq })
        .from(rows)
        .where(
          and(
            folder,
            where,
            isBeyond,
            isSought(search),
            oldest === undefined ? undefined : gte(rows.seq, oldest),
          ),
        )
        .$dynamic()
    return { key: rows.seq as SQLWrapper, source }
  }
  const index = indexes[search.table]
  // The cross join keeps the index in front, whose order is that of the list: no more is read than the limit asks for.
  const source = (isBeyond: SQL | undefined) =>
    db
      .select({ seq: index.rowid })
      .from(index)
      .crossJoin(covered[search.table])
      .where(and(isMatch(search), isBeyond, eq(rows.seq, index.rowid), folder, where))
      .$dynamic()
  return { key: index.rowid as SQLWrapper, source }
}

async function isScanned(db: Reads, search: Search): Promise<boolean> {
  if (isPostgres) return true
  if (search.needle === '' || isShort(search)) return true
  if (search.scope === 'few') return true
  return search.scope === 'filtered' && (await isCommon(db, search))
}

/** The index knows nothing of filters. A common word is no number: then `numbers` is not looked at. */
async function isCommon(db: Reads, search: Search): Promise<boolean> {
  const index = indexes[search.table]
  const words = isMatch({ ...search, numbers: [] })
  const found = db.select({ seq: index.rowid }).from(index).where(words)
  return (await found.limit(1).offset(COMMON)).length > 0
}

async function oldestLookedAt(db: Reads, search: Search): Promise<number | undefined> {
  const rows = tables[search.table]
  const [row] = await db
    .select({ seq: rows.seq })
    .from(rows)
    .where(search.folder)
    .orderBy(desc(rows.seq))
    .limit(1)
    .offset(search.newest - 1)
  return row?.seq
}

/** Phrases of trigrams are substrings. */
function isMatch({ table, needle, numbers = [] }: Search): SQL {
  const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`
  const alternatives = numbers.map((number) => ` OR numbers : ${phrase(number)}`)
  const query = `search : ${phrase(needle)}${alternatives.join('')}`
  return sql`${sql.identifier(`${table}_search`)} match ${query}`
}

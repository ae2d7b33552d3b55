import {
  and,
  asc,
  type Column,
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

/** For a needle with more matches than this, scanning the filtered rows is faster than the index. */
const COMMON_MATCHES = 5_000

const indexes = {
  enquiries: table('enquiries_search', { rowid: integer('rowid').notNull() }),
  applications: table('applications_search', { rowid: integer('rowid').notNull() }),
}
const tables = { enquiries, applications }
const numberColumns = { enquiries: enquiries.numbers, applications: applications.search }

const covered = {
  enquiries: sql`${enquiries} indexed by enquiries_by_folder`,
  applications: sql`${applications} indexed by applications_by_folder`,
}

export interface Search {
  table: 'enquiries' | 'applications'
  /** Folded as the column `search` is; empty matches every row. */
  needle: string
  /** Another spelling of the needle. */
  other?: string | undefined
  /** Also searched for, in the column that contains phone numbers; each has three characters or more. */
  numbers?: readonly string[]
  folder: SQL
  where?: SQL | undefined
  /** How many rows folder and filters leave. */
  scope: 'few' | 'filtered' | 'most'
  /** How many of the newest rows are scanned for a needle that is too short for the index. */
  newest: number
}

/** Ordered by `seq`. */
export interface Span {
  limit: number
  isNewestFirst: boolean
  /** The last `seq` of the page before, for keyset pagination. */
  cursor?: number | undefined
}

export async function findSeqs(db: Reads, search: Search, span: Span): Promise<number[]> {
  const { limit, isNewestFirst, cursor } = span
  const { key, source } = await sourceOf(db, search)
  const isPastCursor = cursor === undefined ? undefined : (isNewestFirst ? lt : gt)(key, cursor)
  const rows = await source(isPastCursor)
    .orderBy((isNewestFirst ? desc : asc)(key))
    .limit(limit)
  return rows.map(({ seq }) => seq)
}

/** Counts matches up to `limit`; without a needle it counts all rows. */
export async function countFound(db: Reads, search: Search, limit: number): Promise<number> {
  if (search.needle === '') {
    return db.$count(tables[search.table], and(search.folder, search.where))
  }
  const { source } = await sourceOf(db, search)
  return db.$count(source(undefined).limit(limit).as('found'))
}

export async function readCounts<Name extends string>(
  db: Reads,
  counts: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const [counted] = await db
    .select(counts as Record<string, SQL<number>>)
    .from(sql`(select 1) as one`)
  if (!counted) throw new Error('A statement of counts returned no row')
  return counted as Record<Name, number>
}

/** Whether only the newest rows were scanned and older ones exist. */
export async function isPartial(db: Reads, search: Search): Promise<boolean> {
  if (!isShort(search)) return false
  const oldest = await oldestScanned(db, search)
  const rows = tables[search.table]
  if (oldest === undefined) return false
  const older = db
    .select({ seq: rows.seq })
    .from(rows)
    .where(and(search.folder, lt(rows.seq, oldest)))
    .limit(1)
  return (await older).length > 0
}

/** On PostgreSQL the planner chooses between the trigram index and a scan of the filtered rows. */
function matchesScanned(search: Search): SQL | undefined {
  const { table, needle, other, numbers = [] } = search
  if (needle === '') return undefined
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const has = (column: Column, text: string) =>
    !isPostgres || isShort(search) ? contains(column, text) : like(column, pattern(text))
  const inNumbers = numbers.map((number) => has(numberColumns[table], number))
  const inText = [needle, other].map((text) => (text ? has(tables[table].search, text) : undefined))
  return or(...inText, ...inNumbers)
}

/** FTS5 reads a query only up to its first NUL. */
const isShort = ({ needle }: Search) =>
  needle !== '' && ([...needle].length < TRIGRAM || needle.includes('\0'))

async function sourceOf(db: Reads, search: Search) {
  const rows = tables[search.table]
  const { folder, where } = search
  if (await isScanned(db, search)) {
    const oldest = isShort(search) ? await oldestScanned(db, search) : undefined
    const source = (isPastCursor: SQL | undefined) =>
      db
        .select({ seq: rows.seq })
        .from(rows)
        .where(
          and(
            folder,
            where,
            isPastCursor,
            matchesScanned(search),
            oldest === undefined ? undefined : gte(rows.seq, oldest),
          ),
        )
        .$dynamic()
    return { key: rows.seq as SQLWrapper, source }
  }
  const index = indexes[search.table]
  // The cross join reads the index first. Its order is that of the list, so that reading stops at the limit.
  const source = (isPastCursor: SQL | undefined) =>
    db
      .select({ seq: index.rowid })
      .from(index)
      .crossJoin(covered[search.table])
      .where(and(matchesIndexed(search), isPastCursor, eq(rows.seq, index.rowid), folder, where))
      .$dynamic()
  return { key: index.rowid as SQLWrapper, source }
}

async function isScanned(db: Reads, search: Search): Promise<boolean> {
  if (isPostgres) return true
  if (search.needle === '' || isShort(search)) return true
  if (search.scope === 'few') return true
  return search.scope === 'filtered' && (await isCommon(db, search))
}

/** Asks the index, which knows no filters. `numbers` is left out, because a common needle is not a number. */
async function isCommon(db: Reads, search: Search): Promise<boolean> {
  const index = indexes[search.table]
  const words = matchesIndexed({ ...search, numbers: [] })
  const found = db.select({ seq: index.rowid }).from(index).where(words)
  return (await found.limit(1).offset(COMMON_MATCHES)).length > 0
}

async function oldestScanned(db: Reads, search: Search): Promise<number | undefined> {
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

/** With the trigram tokenizer a phrase matches a substring. */
function matchesIndexed({ table, needle, other, numbers = [] }: Search): SQL {
  const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`
  const { name } = numberColumns[table]
  const alternatives = numbers.map((number) => ` OR ${name} : ${phrase(number)}`)
  const spelling = other ? ` OR search : ${phrase(other)}` : ''
  const query = `search : ${phrase(needle)}${spelling}${alternatives.join('')}`
  return sql`${sql.identifier(`${table}_search`)} match ${query}`
}

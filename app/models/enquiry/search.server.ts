import { and, eq, gte, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED, NEWEST_SEARCHED } from '#app/models/count'
import { alias, QueryBuilder } from '#db/columns'
import type { Database } from '#db/database.server'
import { applications, enquiries } from '#db/schema'
import { countFound, readCounts, type Search } from '#db/search.server'
import type { Status } from './enquiry'
import { needleInOtherScript, needleOf, numbersIn, wholeReference } from './search-text'

export interface EnquiryFilter {
  /**
   * Part of a name, email address or company, in any case; or four characters of a reference, or six digits of a phone
   * number.
   */
  search?: string
  /** `open` is New or Pending. */
  status?: Status | 'open'
  type?: string
  assigneeId?: string | null
  since?: number
  /** Open, and to be followed up on this day (YYYY-MM-DD) or before. */
  dueBy?: string
  /** `open` puts New and Pending before Closed, the newest first within each. */
  order?: 'open' | 'newest' | 'oldest'
  isSpam?: boolean
}

export function searchOf(filter: EnquiryFilter): Search {
  const needle = needleOf(filter.search)
  return {
    table: 'enquiries',
    needle,
    other: needleInOtherScript(filter.search),
    numbers: numbersIn(needle),
    folder: eq(enquiries.isSpam, filter.isSpam ?? false),
    where: and(matches(filter), arrivedSince(filter)),
    scope: keepsMostRows(filter) ? 'most' : 'filtered',
    newest: NEWEST_SEARCHED,
  }
}

/** Most enquiries are closed, so the status Closed excludes few rows. */
function keepsMostRows({ status, isSpam, ...filter }: EnquiryFilter): boolean {
  const hasStatus = status !== undefined && status !== 'Closed'
  return !hasStatus && !isSpam && !isNarrowed(filter)
}

function isNarrowed({ type, assigneeId, since, dueBy }: EnquiryFilter): boolean {
  return [type, assigneeId, since, dueBy].some((value) => value !== undefined)
}

/** Written as in the conditions of two partial indexes, which SQLite does not use for bound values. */
const isOpen = sql`${enquiries.status} <> 'Closed'`
const hasDueDate = sql`${enquiries.dueOn} <> ''`

/**
 * Also bounds `seq`, which follows the arrival, so that older rows are not scanned. The minimum is of a group, because
 * PostgreSQL would read a minimum of the table in the order of `seq`, from the oldest row on.
 */
function arrivedSince({ since, isSpam = false }: EnquiryFilter): SQL | undefined {
  if (since === undefined) return undefined
  const other = alias(enquiries, 'other')
  const first = new QueryBuilder()
    .select({ seq: min(other.seq) })
    .from(other)
    .where(and(eq(other.isSpam, isSpam), gte(other.createdAt, since)))
    .groupBy(other.isSpam)
  return and(gte(enquiries.createdAt, since), gte(enquiries.seq, sql`(${first})`))
}

function matches({ status, type, assigneeId, dueBy }: EnquiryFilter): SQL | undefined {
  return and(
    status === 'open' || dueBy !== undefined ? isOpen : undefined,
    status && status !== 'open' ? eq(enquiries.status, status) : undefined,
    dueBy === undefined ? undefined : and(hasDueDate, lte(enquiries.dueOn, dueBy)),
    type === undefined ? undefined : eq(enquiries.type, type),
    assigneeId === null ? isNull(enquiries.assigneeId) : undefined,
    assigneeId ? eq(enquiries.assigneeId, assigneeId) : undefined,
  )
}

const referenced = { ENQ: enquiries, JOB: applications }

/** @returns the id of the enquiry or application, if the search is its whole reference */
export async function findByReference(
  db: Database,
  search: string | undefined,
  kind: keyof typeof referenced,
): Promise<string | undefined> {
  const reference = wholeReference(search, kind)
  if (reference === undefined) return undefined
  const { id, reference: given } = referenced[kind]
  const [row] = await db.select({ id }).from(referenced[kind]).where(eq(given, reference))
  return row?.id
}

/** Exact without a search. @returns MAX_COUNTED + 1 if a search matches more than MAX_COUNTED */
export async function countEnquiries(
  db: Database,
  filter: EnquiryFilter,
  counts?: EnquiryCounts,
): Promise<number> {
  const search = searchOf(filter)
  const { status, isSpam } = filter
  if (search.needle !== '' || isSpam || isNarrowed(filter)) {
    return countFound(db, search, MAX_COUNTED + 1)
  }
  const { New, Pending, Closed } = (counts ?? (await countFolders(db))).byStatus
  const open = New + Pending
  return status ? { New, Pending, Closed, open }[status] : open + Closed
}

export async function countEach<Name extends string>(
  db: Database,
  filters: Record<Name, EnquiryFilter>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<EnquiryFilter>(filters).map(([name, filter]) => {
    const { folder, where } = searchOf(filter)
    const found = db.select({ seq: enquiries.seq }).from(enquiries).where(and(folder, where))
    return [name, db.$count(found.limit(MAX_COUNTED + 1).as('found'))]
  })
  return readCounts<Name>(db, Object.fromEntries(counts))
}

type EnquiryCounts = Awaited<ReturnType<typeof countFolders>>

export async function countFolders(db: Database) {
  const at = (status: Status) =>
    db.$count(enquiries, and(eq(enquiries.isSpam, false), eq(enquiries.status, status)))
  const { all, spam, New, Pending } = await readCounts(db, {
    // Without a condition, SQLite counts whole pages of an index.
    all: db.$count(enquiries),
    spam: db.$count(enquiries, eq(enquiries.isSpam, true)),
    New: at('New'),
    Pending: at('Pending'),
  })
  return { byStatus: { New, Pending, Closed: all - spam - New - Pending }, spam }
}

/** The types of enquiries outside spam. A scan of one index entry a type: there are few types and many enquiries. */
export async function listStoredTypes(db: Database): Promise<string[]> {
  const { type, isSpam } = enquiries
  const first = sql`select min(${type}) from ${enquiries} where ${isSpam} = ${sql.param(false, isSpam)}`
  const stored = sql`(with recursive found(name) as (
    ${first} union all select (${first} and ${type} > found.name) from found where found.name is not null
  ) select name from found where name is not null) as stored`
  const rows = await db.select({ name: sql<string>`name` }).from(stored)
  return rows.map(({ name }) => name)
}

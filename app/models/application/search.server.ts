import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { countPlaces, type IndexQuery } from '#app/models/search-index.server'
import { fold } from '#app/models/text'
import type { Db } from '#db/connection.server'
import { recall } from '#db/recall.server'
import { applicationCounts } from '#db/schema'
import { type Facet, NAMES, RUN } from '#db/search-words'
import type { Application } from './application'

export interface ApplicationFilter {
  /** Substring of name, e-mail, role, gender, phone or experience, in any case. */
  search?: string
  /** Substring of the role. */
  role?: string
  /** The whole word, in any case: "male" is not part of "Female". */
  gender?: string
  /** First and last instant, both included, in epoch milliseconds. */
  from?: number
  to?: number
  minYears?: number
  /** The bin instead of the list. */
  isBinned?: boolean
}

/** Places are instants in thousandths of a millisecond, see the trigger `applications_inserted`. */
const PLACES_PER_MS = 1000

function needleOf(filter: ApplicationFilter): string {
  return fold(filter.search?.toWellFormed() ?? '')
}

/** What the index is asked for: the filters on role, gender and years are words, so as many as there are such values. */
export function indexQuery(db: Db, filter: ApplicationFilter): IndexQuery {
  const { from, to } = filter
  return {
    table: 'applications',
    needle: needleOf(filter),
    named: namedKinds(db, filter),
    kinds: kindsOf(db, filter),
    ...(isWholeList(filter) && { others: [[1, null, null, null]] }),
    ...(from !== undefined && { lowest: from * PLACES_PER_MS }),
    ...(to !== undefined && { highest: (to + 1) * PLACES_PER_MS - 1 }),
  }
}

/** The bin, emptied after its window, is never as long as the list. */
const isWholeList = ({ isBinned, role, gender, minYears }: ApplicationFilter) =>
  !isBinned && !role && !gender && !minYears

/** What the free-text search reads of an application, folded. */
export function applicationText(
  input: Pick<Application, 'fullName' | 'email' | 'phone' | 'experience' | 'jobRole' | 'gender'>,
): string {
  const { fullName, email, phone, experience, jobRole, gender } = input
  const folded = (parts: string[]) => parts.map(fold).join('\n')
  return [folded([fullName, email, phone, experience]), folded([jobRole, gender])].join(NAMES)
}

/** The kinds whose role or gender has the needle in it: so many rows may have it there that a phrase would be dear. */
function namedKinds(db: Db, filter: ApplicationFilter): Facet[][] {
  const needle = needleOf(filter)
  if (needle.length < RUN) return []
  const scope = scopeOf(filter)
  const { roles, genders } = recall(db, 'roles and genders', () => readNames(db))
  const has = (name: string) => fold(name).includes(needle)
  return [
    ...roles.filter(has).map((role) => [scope, role, null, null]),
    ...genders.filter(has).map((gender) => [scope, null, gender, null]),
  ]
}

function readNames(db: Db) {
  const { jobRole, gender } = applicationCounts
  const pairs = db.selectDistinct({ jobRole, gender }).from(applicationCounts).all()
  return {
    roles: [...new Set(pairs.map((pair) => pair.jobRole))],
    genders: [...new Set(pairs.map((pair) => pair.gender))],
  }
}

const scopeOf = ({ isBinned }: ApplicationFilter) => (isBinned ? 1 : 0)

/** Every kind there is that the filter allows; a facet on which it is silent stays open. */
function kindsOf(db: Db, filter: ApplicationFilter): Facet[][] {
  return recall(db, `applications of ${keyOf(filter)}`, () => readKinds(db, filter))
}

/** What of a filter chooses kinds. */
const keyOf = ({ isBinned, role, gender, minYears }: ApplicationFilter) =>
  JSON.stringify([isBinned, role, gender, minYears])

function readKinds(db: Db, filter: ApplicationFilter): Facet[][] {
  const { jobRole, gender, experienceYears } = applicationCounts
  const open = sql<null>`null`
  const rows = db
    .selectDistinct({
      role: filter.role ? jobRole : open,
      gender: filter.gender ? gender : open,
      years: filter.minYears ? experienceYears : open,
    })
    .from(applicationCounts)
    .where(ofKind(filter))
    .all()
  return rows.map(({ role, gender, years }) => [scopeOf(filter), role, gender, years])
}

function ofKind(filter: ApplicationFilter): SQL | undefined {
  const { isBinned, jobRole, gender, experienceYears } = applicationCounts
  return and(
    eq(isBinned, filter.isBinned ?? false),
    filter.role ? sql`instr(lower(${jobRole}), ${fold(filter.role)}) > 0` : undefined,
    filter.gender ? sql`lower(${gender}) = ${filter.gender.toLowerCase()}` : undefined,
    filter.minYears ? gte(experienceYears, filter.minYears) : undefined,
  )
}

/**
 * How many applications the filter matches: exact at any size without a search, with one up to 10,000.
 * @returns MOST_COUNTED + 1 where a search matches more
 */
export async function countApplications(db: Db, filter: ApplicationFilter): Promise<number> {
  const isSearch = needleOf(filter) !== ''
  const isDated = filter.from !== undefined || filter.to !== undefined
  if (isSearch) return countPlaces(db, indexQuery(db, filter))
  if (isDated) return countPlaces(db, indexQuery(db, filter), Number.MAX_SAFE_INTEGER)
  return recall(db, `applications ${keyOf(filter)}`, () => sumCounts(db, filter))
}

function sumCounts(db: Db, filter: ApplicationFilter): number {
  const sum = db
    .select({ count: sql<number | null>`sum(${applicationCounts.count})` })
    .from(applicationCounts)
    .where(ofKind(filter))
  return sum.get()?.count ?? 0
}

import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED, NEWEST_SEARCHED } from '#app/models/count'
import { needleInOtherScript, needleOf, phoneIn } from '#app/models/enquiry/search-text'
import { fold } from '#app/models/text'
import type { Database } from '#db/database.server'
import { contains } from '#db/dialect'
import { applications } from '#db/schema'
import { countFound, readCounts, type Search } from '#db/search.server'
import type { Stage } from './application'
import { SEQS_PER_MS } from './seq.server'

export interface ApplicationFilter {
  search?: string
  role?: string
  /** Compared as a whole, so that "male" does not match "Female". */
  gender?: string
  /** First and last instant, both included, in epoch milliseconds. */
  from?: number
  to?: number
  minYears?: number
  isBinned?: boolean
  stage?: Stage
}

export const isBinned = isNotNull(applications.deletedAt)
export const isNotBinned = isNull(applications.deletedAt)

export function searchOf(filter: ApplicationFilter): Search {
  const needle = needleOf(filter.search)
  const phone = phoneIn(needle)
  const where = matches(filter)
  return {
    table: 'applications',
    needle,
    other: needleInOtherScript(filter.search),
    numbers: phone === undefined ? [] : [phone],
    folder: filter.isBinned ? isBinned : isNotBinned,
    where,
    scope: filter.isBinned ? 'few' : where ? 'filtered' : 'most',
    newest: NEWEST_SEARCHED,
  }
}

function matches(filter: ApplicationFilter): SQL | undefined {
  const { role, gender, minYears, from, to, stage } = filter
  const { seq, jobRole, experienceYears } = applications
  return and(
    role ? or(contains(sql`lower(${jobRole})`, fold(role)), contains(jobRole, role)) : undefined,
    gender ? eq(sql`lower(${applications.gender})`, gender.toLowerCase()) : undefined,
    stage ? eq(applications.stage, stage) : undefined,
    minYears ? gte(experienceYears, minYears) : undefined,
    from === undefined ? undefined : gte(seq, from * SEQS_PER_MS),
    to === undefined ? undefined : lt(seq, (to + 1) * SEQS_PER_MS),
  )
}

/** @returns MAX_COUNTED + 1 if a search matches more */
export async function countApplications(
  db: Database,
  filter: ApplicationFilter,
  counts?: ApplicationCounts,
): Promise<number> {
  const search = searchOf(filter)
  if (search.needle !== '' || filter.isBinned || search.where) {
    return countFound(db, search, MAX_COUNTED + 1)
  }
  return (counts ?? (await countFolders(db))).active
}

type ApplicationCounts = Awaited<ReturnType<typeof countFolders>>

export async function countFolders(db: Database) {
  const at = (name: Stage) =>
    db.$count(applications, and(isNotBinned, eq(applications.stage, name)))
  const { all, binned, ...later } = await readCounts(db, {
    // Without a condition, SQLite counts whole pages of an index.
    all: db.$count(applications),
    binned: db.$count(applications, isBinned),
    Shortlisted: at('Shortlisted'),
    Interview: at('Interview'),
    Rejected: at('Rejected'),
    Hired: at('Hired'),
  })
  const active = all - binned
  const { Shortlisted, Interview, Rejected, Hired } = later
  const New = active - Shortlisted - Interview - Rejected - Hired
  return { active, binned, byStage: { New, ...later } }
}

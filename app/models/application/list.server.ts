import { and, desc as descending, eq, isNull, sql } from 'drizzle-orm'
import { eachPlaces, findPlaces } from '#app/models/search-index.server'
import type { Db } from '#db/connection.server'
import { inJson } from '#db/in-json'
import { prepared } from '#db/prepared.server'
import { applications } from '#db/schema'
import type { Application } from './application'
import { MEDIA_TYPES, type ResumeType } from './resume-type.server'
import { type ApplicationFilter, indexQuery } from './search.server'

export { type ApplicationFilter, countApplications } from './search.server'

type ApplicationRow = typeof applications.$inferSelect

export interface ApplicationPage {
  applications: Application[]
  /** Place of each, after which a page may start. */
  places: number[]
  hasMore: boolean
}

/** Applications that match, newest first, from the newest or after a place. */
export async function pageApplications(
  db: Db,
  filter: ApplicationFilter,
  page: { limit: number; after?: number },
): Promise<ApplicationPage> {
  const { rows, hasMore } = pageRows(db, filter, page)
  return { applications: rows.map(toApplication), places: rows.map(({ seq }) => seq), hasMore }
}

function pageRows(
  db: Db,
  filter: ApplicationFilter,
  { limit, after }: { limit: number; after?: number },
): { rows: ApplicationRow[]; hasMore: boolean } {
  const span = { limit: limit + 1, beyond: after, isNewestFirst: true }
  const found = findPlaces(db, indexQuery(db, filter), span)
  return { rows: readRows(db, found.slice(0, limit)), hasMore: found.length > limit }
}

export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  limit: number,
): Promise<Application[]> {
  const all: Application[] = []
  for await (const batch of eachApplication(db, filter)) {
    all.push(...batch.slice(0, limit - all.length))
    if (all.length >= limit) break
  }
  return all
}

/** Every application the filter matches, newest first, fifty in memory at a time. */
export async function* eachApplication(
  db: Db,
  filter: ApplicationFilter,
): AsyncGenerator<Application[]> {
  for await (const rows of eachApplicationRow(db, filter)) yield rows.map(toApplication)
}

/** The same with all that is stored, such as the names of the files. */
export async function* eachApplicationRow(
  db: Db,
  filter: ApplicationFilter,
): AsyncGenerator<ApplicationRow[]> {
  for (const places of eachPlaces(db, indexQuery(db, filter), true)) yield readRows(db, places)
}

const readRows = (db: Db, places: readonly number[]) =>
  rowsAt(db).all({ places: JSON.stringify(places) })

const rowsAt = prepared((db) =>
  db
    .select()
    .from(applications)
    .where(inJson(applications.seq, sql.placeholder('places')))
    .orderBy(descending(applications.seq))
    .prepare(),
)

function findRow(db: Db, id: string) {
  const there = and(eq(applications.id, id), isNull(applications.deletedAt))
  return db.select().from(applications).where(there).get()
}

export async function findApplication(db: Db, id: string): Promise<Application | undefined> {
  const row = findRow(db, id)
  return row && toApplication(row)
}

/** Where the resume of an application lies and how to hand it out; undefined for none and for one in the bin. */
export async function findResume(db: Db, id: string) {
  const row = findRow(db, id)
  if (!row) return undefined
  const type = row.resumeType as ResumeType
  return {
    file: row.resumeFile,
    name: row.resumeName,
    bytes: row.resumeBytes,
    mediaType: MEDIA_TYPES[type],
  }
}

function toApplication(row: ApplicationRow): Application {
  return {
    _id: row.id,
    reference: row.reference,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    gender: row.gender,
    jobRole: row.jobRole,
    experience: row.experience,
    motivation: row.motivation,
    resumeName: row.resumeName,
    resumeBytes: row.resumeBytes,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

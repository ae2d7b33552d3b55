import {
  and,
  desc as descending,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { applications } from '#db/schema'
import type { Application } from './application'
import { MEDIA_TYPES, type ResumeType } from './resume-type.server'
import { fold } from './text'

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

function matching(filter: ApplicationFilter) {
  const contains = (column: SQLWrapper, needle: string | undefined) =>
    needle ? sql`instr(${column}, ${fold(needle)}) > 0` : undefined
  return and(
    filter.isBinned ? isNotNull(applications.deletedAt) : isNull(applications.deletedAt),
    contains(applications.search, filter.search),
    contains(sql`lower(${applications.jobRole})`, filter.role),
    filter.gender ? sql`lower(${applications.gender}) = ${filter.gender.toLowerCase()}` : undefined,
    filter.from === undefined ? undefined : gte(applications.createdAt, filter.from),
    filter.to === undefined ? undefined : lte(applications.createdAt, filter.to),
    filter.minYears ? gte(applications.experienceYears, filter.minYears) : undefined,
  )
}

/** Applications that match, newest first. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  limit: number,
): Promise<Application[]> {
  const rows = db
    .select()
    .from(applications)
    .where(matching(filter))
    .orderBy(descending(applications.id))
    .limit(limit)
    .all()
  return rows.map(toApplication)
}

export async function countApplications(db: Db, filter: ApplicationFilter): Promise<number> {
  return db.$count(applications, matching(filter))
}

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

function toApplication(row: typeof applications.$inferSelect): Application {
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

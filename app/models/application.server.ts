import { and, desc as descending, eq, gt, gte, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'

import type { Db } from '#db/connection.server'
import { applications, mails } from '#db/schema'
import { type Acknowledgement, acknowledge } from './acknowledgement.server'
import {
  type Application,
  BAD_TYPE,
  MAX_RESUME_BYTES,
  MISSING_RESUME,
  yearsOf,
} from './application'
import { type ApplicationInput, applicationInput, firstMistake } from './application-rules'
import { hashOf, REPEAT_WINDOW_MS } from './content-hash.server'
import type { Receipt } from './enquiry.server'
import { queueMail } from './mail.server'
import { makeReference } from './reference.server'
import { removeResume, type StoredResume, storeResume, type Upload } from './resume.server'
import { MEDIA_TYPES, type ResumeType } from './resume-type.server'
import { fold } from './text'

type Row = typeof applications.$inferSelect

/** What came along with an application but was not typed. */
export interface ApplicationOrigin {
  consentVersion?: string
  /** Who acknowledges it to the applicant; left out where nobody does. */
  acknowledgedBy?: Acknowledgement['company']
  now?: number
}

export type Submission =
  | { ok: true; receipt: Receipt }
  | { ok: false; message: string; isTooLarge: boolean }

/**
 * Takes in an application from its raw fields: checks, stores the resume, then the row. A resume never stays without a
 * row, and a row never stands without its resume.
 */
export async function submitApplication(
  db: Db,
  uploads: string,
  form: { fields: Record<string, string>; file: Upload | undefined; isTooLarge: boolean },
  origin: ApplicationOrigin = {},
): Promise<Submission> {
  const { fields, file, isTooLarge } = form
  // Of a file that is too large nothing is known but that.
  const claim = isTooLarge
    ? { name: 'resume.pdf', bytes: MAX_RESUME_BYTES + 1 }
    : file && { name: file.name, bytes: file.bytes.length }
  const refused = (message: string): Submission => ({ ok: false, message, isTooLarge })
  const mistake = firstMistake(fields, claim)
  if (mistake || !file) return refused(mistake ?? MISSING_RESUME)

  const resume = await storeResume(uploads, file)
  if (!resume) return refused(BAD_TYPE)
  try {
    const input = applicationInput.parse(fields)
    const { isNew, ...receipt } = await createApplication(db, input, resume, origin)
    if (!isNew) await removeResume(uploads, resume.file)
    return { ok: true, receipt }
  } catch (error) {
    await removeResume(uploads, resume.file)
    throw error
  }
}

/**
 * Stores an application whose resume is already safe on disk, with its notification, in one transaction.
 * @returns the receipt, and whether it is new: the same application sent twice within minutes is one row, and the
 * second resume is then nobody's
 */
export async function createApplication(
  db: Db,
  input: ApplicationInput,
  resume: StoredResume,
  origin: ApplicationOrigin = {},
): Promise<Receipt & { isNew: boolean }> {
  const now = origin.now ?? Date.now()
  const contentHash = hashOf({ ...input, resume: resume.hash })
  return db.transaction(
    (tx) => {
      const known = tx
        .select({ _id: applications.id, reference: applications.reference })
        .from(applications)
        .where(
          and(
            eq(applications.contentHash, contentHash),
            gt(applications.createdAt, now - REPEAT_WINDOW_MS),
          ),
        )
        .get()
      if (known) return { ...known, isNew: false }
      const row = {
        id: uuid({ msecs: now }),
        reference: makeReference('JOB'),
        ...input,
        experienceYears: yearsOf(input.experience),
        search: searchText(input),
        resumeFile: resume.file,
        resumeName: resume.name,
        resumeType: resume.type,
        resumeBytes: resume.bytes,
        resumeHash: resume.hash,
        contentHash,
        consentVersion: origin.consentVersion ?? '',
        createdAt: now,
      }
      tx.insert(applications).values(row).run()
      queueMail(tx, {
        kind: 'application',
        subjectId: row.id,
        replyTo: { name: input.fullName, address: input.email },
        subject: `Application: ${input.jobRole}, ${input.fullName} (${row.reference})`,
        text: announcement(input, row.reference),
        now,
      })
      if (origin.acknowledgedBy) {
        acknowledge(tx, {
          subjectId: row.id,
          reference: row.reference,
          to: { name: input.fullName, address: input.email },
          company: origin.acknowledgedBy,
          now,
        })
      }
      return { _id: row.id, reference: row.reference, isNew: true }
    },
    { behavior: 'immediate' },
  )
}

function searchText(input: ApplicationInput): string {
  const { fullName, email, jobRole, gender, phone, experience } = input
  return [fullName, email, jobRole, gender, phone, experience].map(fold).join('\n')
}

/** The resume stays in the admin area: mail is no place for it. */
function announcement(input: ApplicationInput, reference: string): string {
  return [
    input.motivation,
    '',
    `Name: ${input.fullName}`,
    `Email: ${input.email}`,
    `Phone: ${input.phone}`,
    `Role: ${input.jobRole}`,
    `Experience: ${input.experience}`,
    `Reference: ${reference}`,
    '',
    'The resume is in the admin area.',
    '',
  ].join('\n')
}

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
}

function matching(filter: ApplicationFilter) {
  const contains = (column: SQLWrapper, needle: string | undefined) =>
    needle ? sql`instr(${column}, ${fold(needle)}) > 0` : undefined
  return and(
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

export async function findApplication(db: Db, id: string): Promise<Application | undefined> {
  const row = db.select().from(applications).where(eq(applications.id, id)).get()
  return row && toApplication(row)
}

/** Where the resume of an application lies and how to hand it out; undefined if there is no such application. */
export async function findResume(db: Db, id: string) {
  const row = db.select().from(applications).where(eq(applications.id, id)).get()
  if (!row) return undefined
  const type = row.resumeType as ResumeType
  return {
    file: row.resumeFile,
    name: row.resumeName,
    bytes: row.resumeBytes,
    mediaType: MEDIA_TYPES[type],
  }
}

/** Removes an application, its resume and the mails about it. @returns whether there was one */
export async function deleteApplication(db: Db, uploads: string, id: string): Promise<boolean> {
  const removed = db.transaction(
    (tx) => {
      tx.delete(mails).where(eq(mails.subjectId, id)).run()
      return tx
        .delete(applications)
        .where(eq(applications.id, id))
        .returning({ file: applications.resumeFile })
        .get()
    },
    { behavior: 'immediate' },
  )
  if (removed) await removeResume(uploads, removed.file)
  return removed !== undefined
}

function toApplication(row: Row): Application {
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

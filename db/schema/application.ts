import { sql } from 'drizzle-orm'
import { index, instant, integer, sequence, table, text } from '../columns'
import { EXPERIENCES, GENDERS, JOB_ROLES } from './choices'

export const applications = table(
  'applications',
  {
    /** `created_at` in thousandths of a millisecond, so that a range of days is a range of keys. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** The address as models/email folds it, by which one person is known again. */
    emailKey: text('email_key').notNull().default(''),
    phone: text('phone').notNull(),
    /** E.164 where the number parses, else as typed. */
    phoneKey: text('phone_key').notNull().default(''),
    gender: text('gender', { enum: GENDERS }).notNull(),
    jobRole: text('job_role', { enum: JOB_ROLES }).notNull(),
    experience: text('experience', { enum: EXPERIENCES }).notNull(),
    /** The leading number of years in `experience`; a fresher has none, which counts as 0. */
    experienceYears: integer('experience_years').notNull(),
    motivation: text('motivation').notNull(),
    /** Every field that the free-text search looks at, folded, see models/application/search. */
    search: text('search').notNull(),
    /** Name of the file below uploads/, made by us. */
    resumeFile: text('resume_file').notNull().unique(),
    /** Name of the file as the applicant had it, made harmless; only ever shown and offered. */
    resumeName: text('resume_name').notNull(),
    resumeType: text('resume_type').notNull(),
    resumeBytes: integer('resume_bytes').notNull(),
    resumeHash: text('resume_hash').notNull(),
    contentHash: text('content_hash').notNull(),
    consentVersion: text('consent_version').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** In the bin since then: out of every list, still to be taken back; resume and row go when the window is over. */
    deletedAt: instant('deleted_at'),
  },
  (row) => [
    index('applications_by_content').on(row.contentHash, row.createdAt),
    index('applications_by_email').on(row.emailKey, row.id),
    index('applications_by_phone').on(row.phoneKey, row.id),
    // The list with its filters, and what a needle of one or two letters is looked for in.
    index('applications_by_folder').on(
      row.deletedAt,
      row.seq,
      row.jobRole,
      row.gender,
      row.experienceYears,
    ),
    index('applications_text').on(row.deletedAt, row.seq, row.search),
    index('applications_binned').on(row.seq).where(sql`${row.deletedAt} is not null`),
  ],
)

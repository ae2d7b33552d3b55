import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { hasSeveralAts } from './several-ats'

export const applications = sqliteTable(
  'applications',
  {
    /** Place in the order of time, made by a trigger out of `created_at`; also the key of `application_index`. */
    seq: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** The address as models/email folds it, by which one person is known again. */
    emailKey: text('email_key').notNull().default(''),
    phone: text('phone').notNull(),
    /** E.164 where the number parses, else as typed. */
    phoneKey: text('phone_key').notNull().default(''),
    gender: text('gender').notNull(),
    jobRole: text('job_role').notNull(),
    experience: text('experience').notNull(),
    /** The leading number of years in `experience`; a fresher has none, which counts as 0. */
    experienceYears: integer('experience_years').notNull(),
    motivation: text('motivation').notNull(),
    /** Every field that the free-text search looks at, folded, see models/application-search. */
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
    createdAt: integer('created_at').notNull(),
    /** In the bin since then: out of every list, still to be taken back; resume and row go when the window is over. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('applications_by_content').on(table.contentHash, table.createdAt),
    index('applications_by_email').on(table.emailKey, table.id),
    index('applications_by_phone').on(table.phoneKey, table.id),
    index('applications_text').on(table.seq, table.search),
    index('applications_with_ats').on(table.seq).where(hasSeveralAts(table.search)),
    index('applications_by_deletion').on(table.deletedAt, table.id),
  ],
)

/** How many applications there are of each kind, kept by triggers. */
export const applicationCounts = sqliteTable(
  'application_counts',
  {
    isBinned: integer('is_binned', { mode: 'boolean' }).notNull(),
    jobRole: text('job_role').notNull(),
    gender: text('gender').notNull(),
    experienceYears: integer('experience_years').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.isBinned, table.jobRole, table.gender, table.experienceYears],
    }),
  ],
)

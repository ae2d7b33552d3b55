import { sql } from 'drizzle-orm'
import { checkChoice, index, instant, integer, searched, sequence, table, text } from '../columns'
import { admins } from './admin'
import { APPLICATION_EVENT_KINDS, EXPERIENCES, GENDERS, RESUME_TYPES, STAGES } from './choices'

export const applications = table(
  'applications',
  {
    /** `created_at` in thousandths of a millisecond. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().default(''),
    phone: text('phone').notNull(),
    /** E.164 where the number parses, else as typed. */
    phoneKey: text('phone_key').notNull().default(''),
    gender: text('gender', { enum: GENDERS }).notNull(),
    /** The role's name when the application was sent. */
    jobRole: text('job_role').notNull(),
    experience: text('experience', { enum: EXPERIENCES }).notNull(),
    experienceYears: integer('experience_years').notNull(),
    motivation: text('motivation').notNull(),
    /** No CHECK: SQLite adds one only by rebuilding the table, which drops the triggers of the search. */
    stage: text('stage', { enum: STAGES }).notNull().default('New'),
    search: text('search').notNull(),
    resumeFile: text('resume_file').notNull().unique(),
    resumeName: text('resume_name').notNull(),
    resumeType: text('resume_type', { enum: RESUME_TYPES }).notNull(),
    resumeBytes: integer('resume_bytes').notNull(),
    resumeHash: text('resume_hash').notNull(),
    contentHash: text('content_hash').notNull(),
    consentVersion: text('consent_version').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (row) => [
    index('applications_by_content').on(row.contentHash, row.createdAt),
    index('applications_by_email').on(row.emailKey, row.id),
    index('applications_by_phone').on(row.phoneKey, row.id),
    // Covers the list with its filters and a search within them (decision 015).
    index('applications_by_folder').on(
      row.deletedAt,
      row.seq,
      row.jobRole,
      row.gender,
      row.experienceYears,
      row.stage,
      ...searched(row.search),
    ),
    index('applications_by_stage').on(row.stage, row.deletedAt, row.seq),
    index('applications_binned').on(row.seq).where(sql`${row.deletedAt} is not null`),
  ],
)

export const applicationEvents = table(
  'application_events',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: APPLICATION_EVENT_KINDS }).notNull(),
    adminId: text('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** Stays when the account is removed. */
    adminName: text('admin_name').notNull(),
    from: text('from').notNull().default(''),
    to: text('to').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    index('application_events_by_application').on(row.applicationId, row.id),
    checkChoice('application_events_kind', row.kind, APPLICATION_EVENT_KINDS),
  ],
)

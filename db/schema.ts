import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Ids are UUIDv7 text, instants integer epoch milliseconds, enums text with a CHECK: portable to other engines. */

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text('id').primaryKey(),
    /** What the visitor is told and quotes back to us. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** E.164 where the number parses, else as typed. */
    phone: text('phone').notNull().default(''),
    isPhoneValid: integer('is_phone_valid', { mode: 'boolean' }).notNull().default(true),
    /** Dialling code with its plus sign, such as +91. */
    countryCode: text('country_code').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    type: text('type').notNull().default('General'),
    desc: text('desc').notNull(),
    telegramId: text('telegram_id').notNull().default(''),
    status: text('status', { enum: ['New', 'Pending', 'Closed'] })
      .notNull()
      .default('New'),
    /** Name and e-mail, folded as models/enquiry-search folds a needle. */
    search: text('search').notNull(),
    idempotencyKey: text('idempotency_key'),
    contentHash: text('content_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('enquiries_by_status').on(table.status, table.id),
    index('enquiries_by_content').on(table.contentHash, table.createdAt),
    uniqueIndex('enquiries_by_idempotency_key').on(table.idempotencyKey, table.contentHash),
    check('enquiries_status', sql`${table.status} in ('New', 'Pending', 'Closed')`),
  ],
)

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** The address folded to one form, so that one person has one account. */
  emailKey: text('email_key').notNull().unique(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  createdAt: integer('created_at').notNull(),
})

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_admin').on(table.adminId),
    check('sessions_kind', sql`${table.kind} in ('cookie', 'bearer')`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** The address folded to one form, so that one person has one account. */
  emailKey: text('email_key').notNull().unique(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  /** Secret of the one-time passwords, base32; empty where none are asked for. */
  totpSecret: text('totp_secret').notNull().default(''),
  /** The session that asked for the secret, as long as it is not proven: to no other is it shown. */
  totpSession: text('totp_session').notNull().default(''),
  /** When the admin proved to hold the secret; before that it guards nothing. */
  totpSince: integer('totp_since'),
  /** The last step of 30 seconds whose code was used: a code works once (RFC 6238, 5.2). */
  totpStep: integer('totp_step').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  /** Outlives the sessions, so that an account nobody uses is seen. */
  lastSeenAt: integer('last_seen_at'),
})

/** Each opens the desk once in place of a one-time password. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256, hex. */
    codeHash: text('code_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    usedAt: integer('used_at'),
  },
  (table) => [index('recovery_codes_by_admin').on(table.adminId)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
    /** Browser and system in short, for the list of sessions. */
    device: text('device').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_admin').on(table.adminId),
    check('sessions_kind', sql`${table.kind} in ('cookie', 'bearer')`),
  ],
)

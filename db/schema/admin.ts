import { checkChoice, index, instant, integer, table, text } from '../columns'
import { ROLES, SESSION_KINDS } from './choices'

export const admins = table('admins', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** No CHECK: adding one would rebuild the table. */
  role: text('role', { enum: ROLES }).notNull().default('staff'),
  totpSecret: text('totp_secret').notNull().default(''),
  /** The session that requested the secret; no other sees it before it is confirmed. */
  totpSession: text('totp_session').notNull().default(''),
  totpSince: instant('totp_since'),
  /** The time step of the last used code: a code works once (RFC 6238, 5.2). */
  totpStep: integer('totp_step').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at'),
})

export const recoveryCodes = table(
  'recovery_codes',
  {
    /** SHA-256, hex. */
    codeHash: text('code_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (row) => [index('recovery_codes_by_admin').on(row.adminId)],
)

export const sessions = table(
  'sessions',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SESSION_KINDS }).notNull(),
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    index('sessions_by_admin').on(row.adminId),
    checkChoice('sessions_kind', row.kind, SESSION_KINDS),
  ],
)

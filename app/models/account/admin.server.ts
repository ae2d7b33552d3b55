import { hash, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { emailKey } from '#app/models/email'
import { newId, REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import { type MailInput, queueMail } from '#app/models/mail/outbox.server'
import { recordAction } from '#app/models/privacy/audit.server'
import type { Database, Reads } from '#db/database.server'
import { admins } from '#db/schema'
import type { LoginInput } from './admin'
import type { HashClient } from './hash-queue.server'
import { hashPassword, isPassword, type SignupInput } from './password.server'

type Row = typeof admins.$inferSelect

export type Admin = Pick<Row, 'id' | 'name' | 'email' | 'role'>
export type Role = Admin['role']

export interface VerifiedAdmin extends Admin {
  /** The hash that the password matched. A session starts only while the account still has it. */
  passwordHash?: string
}

type Signup = { ok: true; admin: Admin } | { ok: false; reason: 'wrong-key' | 'email-taken' }

/** The first account is an owner; later accounts are staff until an owner changes their role. */
export async function signUp(db: Database, secretKey: string, input: SignupInput): Promise<Signup> {
  if (!isSameSecret(secretKey, input.secretKey)) return { ok: false, reason: 'wrong-key' }

  const passwordHash = await hashPassword(input.password)
  const person = { id: newId(), name: input.name, email: input.email }
  const row = { ...person, emailKey: emailKey(input.email), passwordHash, createdAt: Date.now() }
  const admin = await db.write(async (tx) => {
    const others = await tx.select({ address: admins.email, role: admins.role }).from(admins)
    const role: Role = others.some((other) => other.role === 'owner') ? 'staff' : 'owner'
    const admin = { ...person, role }
    const [made] = await tx
      .insert(admins)
      .values({ ...row, role })
      .onConflictDoNothing({ target: admins.emailKey })
      .returning()
    if (!made) return undefined
    for (const other of others) await queueMail(tx, announcement(admin, other))
    await recordAction(tx, admin, { action: 'account.signup', subjectId: admin.id })
    return admin
  })
  return admin ? { ok: true, admin } : { ok: false, reason: 'email-taken' }
}

/** Takes the same time wherever the two differ. An empty secret matches nothing. */
export function isSameSecret(expected: string, given: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(expected), digest(given)) && expected.length > 0
}

/** The account that the same form made minutes ago. The caller checks the secret key. */
export async function findRecentSignup(
  db: Database,
  { name, email, password }: SignupInput,
  now = Date.now(),
): Promise<VerifiedAdmin | undefined> {
  const isSameForm = and(
    eq(admins.name, name),
    eq(admins.email, email),
    isNull(admins.totpSince),
    gt(admins.createdAt, now - REPEAT_WINDOW_MS),
  )
  const [row] = await db.select().from(admins).where(isSameForm)
  return row && verifyPassword(row, password)
}

function announcement(admin: Admin, { address, role }: { address: string; role: Role }): MailInput {
  return {
    kind: 'account',
    subjectId: admin.id,
    toAddress: address,
    replyTo: { name: admin.name, address: admin.email },
    subject: `${admin.name} now has an account`,
    text: [
      `${admin.name} (${admin.email}) signed up with the secret key and can see every enquiry and application.`,
      `If you did not expect this, ${REMEDIES[role]}.`,
    ].join('\n\n'),
  }
}

const REMEDIES: Record<Role, string> = {
  owner: 'remove the account under Accounts and change the secret key',
  staff: 'tell an owner',
}

/** Takes the same time for an unknown email address and a wrong password. */
export async function logIn(
  db: Database,
  input: LoginInput,
  client?: HashClient,
): Promise<VerifiedAdmin | undefined> {
  const [row] = await db
    .select()
    .from(admins)
    .where(eq(admins.emailKey, emailKey(input.email)))
  return verifyPassword(row, input.password, client)
}

export async function verifyPassword(
  row: Row | undefined,
  password: string,
  client?: HashClient,
): Promise<VerifiedAdmin | undefined> {
  const matches = await isPassword(row?.passwordHash, password, client)
  return matches && row ? toVerifiedAdmin(row) : undefined
}

export function toVerifiedAdmin({ id, name, email, role, passwordHash }: Row): VerifiedAdmin {
  return { id, name, email, role, passwordHash }
}

export async function findAdminRow(db: Reads, id: string) {
  const [row] = await db.select().from(admins).where(eq(admins.id, id))
  return row
}

export async function countAdmins(db: Database): Promise<number> {
  return db.$count(admins)
}

import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'

import type { Db } from '#db/connection.server'
import { admins } from '#db/schema'
import type { LoginInput, SignupInput } from './admin'
import { emailKey } from './email'
import { hashPassword, isPassword } from './password.server'
import { isSecretKey } from './secret-key.server'

export interface Admin {
  id: string
  name: string
  email: string
}

export type Signup = { ok: true; admin: Admin } | { ok: false; reason: 'wrong-key' | 'email-taken' }

/** Makes an account. The key is compared before anything is looked up or hashed. */
export async function signUp(db: Db, secretKey: string, input: SignupInput): Promise<Signup> {
  if (!isSecretKey(secretKey, input.secretKey)) return { ok: false, reason: 'wrong-key' }

  const passwordHash = await hashPassword(input.password)
  const admin = { id: uuid(), name: input.name, email: input.email }
  const inserted = db
    .insert(admins)
    .values({ ...admin, emailKey: emailKey(input.email), passwordHash, createdAt: Date.now() })
    .onConflictDoNothing({ target: admins.emailKey })
    .run()
  return inserted.changes === 1 ? { ok: true, admin } : { ok: false, reason: 'email-taken' }
}

/** @returns the admin, or undefined; the two reasons for that take the same time and look the same */
export async function logIn(db: Db, input: LoginInput): Promise<Admin | undefined> {
  const row = db
    .select()
    .from(admins)
    .where(eq(admins.emailKey, emailKey(input.email)))
    .get()
  const matches = await isPassword(row?.passwordHash, input.password)
  return matches && row ? { id: row.id, name: row.name, email: row.email } : undefined
}

export async function hasAdmins(db: Db): Promise<boolean> {
  return db.select({ id: admins.id }).from(admins).limit(1).get() !== undefined
}

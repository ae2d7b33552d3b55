import { randomBytes } from 'node:crypto'

import { hashPassword } from '#app/models/account/password.server'
import type { Database } from '#db/database.server'
import { admins } from '#db/schema'
import { idAt } from './keys'
import type { RandomSource } from './random'

export interface Colleague {
  id: string
  name: string
}

/** @returns the existing admins, or three new ones with an unknown password, to whom enquiries can be assigned */
export async function findColleagues(
  db: Database,
  random: RandomSource,
  now: number,
): Promise<Colleague[]> {
  const existing = await db.select({ id: admins.id, name: admins.name }).from(admins)
  if (existing.length > 0) return existing
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const created = ['Meera Rao', 'Asha Verma', 'Imran Khan'].map((name) => {
    const email = `${name.split(' ', 1)[0]?.toLowerCase()}@example.com`
    return { id: idAt(random, now), name, email, emailKey: email, passwordHash, createdAt: now }
  })
  await db.write((tx) => tx.insert(admins).values(created))
  return created
}

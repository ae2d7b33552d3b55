import { randomBytes } from 'node:crypto'

import { hashPassword } from '#app/models/account/password.server'
import type { Db } from '#db/connection.server'
import { admins } from '#db/schema'
import { idAt } from './keys'
import type { Chance } from './random'

export interface Colleague {
  id: string
  name: string
}

/** The admins there are; where there are none, three to whom work can be given but as whom nobody can log in. */
export async function findColleagues(db: Db, chance: Chance, now: number): Promise<Colleague[]> {
  const there = db.select({ id: admins.id, name: admins.name }).from(admins).all()
  if (there.length > 0) return there
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const made = ['Meera Rao', 'Asha Verma', 'Imran Khan'].map((name) => {
    const email = `${name.split(' ', 1)[0]?.toLowerCase()}@example.com`
    return { id: idAt(chance, now), name, email, emailKey: email, passwordHash, createdAt: now }
  })
  db.insert(admins).values(made).run()
  return made
}

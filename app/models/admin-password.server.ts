import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { admins, sessions } from '#db/schema'
import { write } from '#db/write.server'
import { type Actor, recordAct } from './audit.server'
import { emailKey } from './email'
import { hashPassword } from './password.server'

/** Gives an admin another password and ends every session of theirs. @returns whether there is such an admin */
export async function resetPassword(
  db: Db,
  email: string,
  password: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return write(db, (tx) => {
    const admin = tx
      .update(admins)
      .set({ passwordHash })
      .where(eq(admins.emailKey, emailKey(email)))
      .returning({ id: admins.id })
      .get()
    if (!admin) return false
    tx.delete(sessions).where(eq(sessions.adminId, admin.id)).run()
    recordAct(tx, actor, { act: 'admin.password', subjectId: admin.id, now })
    return true
  })
}

import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { admins } from '#db/schema'
import { write } from '#db/write.server'
import { type Actor, recordAct } from './audit.server'
import { emailKey } from './email'

export type AdminRemoval = 'removed' | 'unknown' | 'last'

/** Removes an admin with every session of theirs. The last one stays unless `isForced`: signup would stand open again. */
export async function removeAdmin(
  db: Db,
  email: string,
  actor: Actor,
  { isForced = false, now = Date.now() } = {},
): Promise<AdminRemoval> {
  return write(db, (tx) => {
    const all = tx.select({ id: admins.id, key: admins.emailKey }).from(admins).all()
    const admin = all.find(({ key }) => key === emailKey(email))
    if (!admin) return 'unknown'
    if (all.length === 1 && !isForced) return 'last'
    tx.delete(admins).where(eq(admins.id, admin.id)).run()
    recordAct(tx, actor, { act: 'admin.remove', subjectId: admin.id, now })
    return 'removed'
  })
}

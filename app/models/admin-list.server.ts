import { asc } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { admins } from '#db/schema'

/** Every admin, oldest account first. */
export async function listAdmins(
  db: Db,
): Promise<{ id: string; name: string; email: string; createdAt: number }[]> {
  return db
    .select({ id: admins.id, name: admins.name, email: admins.email, createdAt: admins.createdAt })
    .from(admins)
    .orderBy(asc(admins.id))
    .all()
}

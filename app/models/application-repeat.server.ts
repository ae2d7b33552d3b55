import { and, eq, lt, ne, or } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { applications } from '#db/schema'

/**
 * The how-manieth application of one person each of these is, by e-mail address or phone number; one in the bin still
 * counts, since the person did apply.
 * @returns by id; 1 for a first application
 */
export async function rankApplications(
  db: Db,
  ids: readonly string[],
): Promise<Record<string, number>> {
  const rank = async (id: string): Promise<[string, number]> => {
    const row = db
      .select({ emailKey: applications.emailKey, phoneKey: applications.phoneKey })
      .from(applications)
      .where(eq(applications.id, id))
      .get()
    if (!row) return [id, 1]
    const samePerson = or(
      eq(applications.emailKey, row.emailKey),
      and(ne(applications.phoneKey, ''), eq(applications.phoneKey, row.phoneKey)),
    )
    return [id, 1 + (await db.$count(applications, and(samePerson, lt(applications.id, id))))]
  }
  return Object.fromEntries(await Promise.all(ids.map(rank)))
}

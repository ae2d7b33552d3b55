import { and, desc as descending, eq, lt, type SQL } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { inJson } from '#db/in-json'
import { applications } from '#db/schema'
import { readPhone } from './phone.server'

/** How far is counted by each way: nobody reads further. */
const MOST = 50

/**
 * The how-manieth application of one person each of these is, by e-mail address or valid phone number; one in the bin
 * still counts, since the person did apply. Counted no further than needed to be shown as "many".
 * @returns by id; 1 for a first application
 */
export async function rankApplications(
  db: Db,
  ids: readonly string[],
): Promise<Record<string, number>> {
  const { id, emailKey, phoneKey } = applications
  const rows = db
    .select({ id, emailKey, phoneKey })
    .from(applications)
    .where(inJson(id, JSON.stringify(ids)))
    .all()
  const ranks = Object.fromEntries(ids.map((one) => [one, 1]))
  for (const row of rows) ranks[row.id] = 1 + countEarlier(db, row)
  return ranks
}

function countEarlier(db: Db, row: { id: string; emailKey: string; phoneKey: string }): number {
  const { id, emailKey, phoneKey } = applications
  const before = (same: SQL) =>
    db
      .select({ id })
      .from(applications)
      .where(and(same, lt(id, row.id)))
      .orderBy(descending(id))
      .limit(MOST)
      .all()
  const isPhone = row.phoneKey !== '' && readPhone(row.phoneKey, '').isPhoneValid
  const found = [
    ...(row.emailKey === '' ? [] : before(eq(emailKey, row.emailKey))),
    ...(isPhone ? before(eq(phoneKey, row.phoneKey)) : []),
  ]
  return new Set(found.map((one) => one.id)).size
}

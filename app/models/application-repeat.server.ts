import { and, desc as descending, eq, lt, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { inJson } from '#db/in-json'
import { prepared } from '#db/prepared.server'
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
  const rows = peopleOf(db).all({ ids: JSON.stringify(ids) })
  const ranks = Object.fromEntries(ids.map((one) => [one, 1]))
  for (const row of rows) ranks[row.id] = 1 + countEarlier(db, row)
  return ranks
}

const { id, emailKey, phoneKey } = applications

const peopleOf = prepared((db) =>
  db
    .select({ id, emailKey, phoneKey })
    .from(applications)
    .where(inJson(id, sql.placeholder('ids')))
    .prepare(),
)

type Person = ReturnType<ReturnType<typeof peopleOf>['all']>[number]

function countEarlier(db: Db, row: Person): number {
  const isPhone = row.phoneKey !== '' && readPhone(row.phoneKey, '').isPhoneValid
  const found = [
    ...(row.emailKey === '' ? [] : earlierByEmail(db).all({ key: row.emailKey, id: row.id })),
    ...(isPhone ? earlierByPhone(db).all({ key: row.phoneKey, id: row.id }) : []),
  ]
  return new Set(found.map((one) => one.id)).size
}

const earlierBy = (key: SQLiteColumn) =>
  prepared((db) =>
    db
      .select({ id })
      .from(applications)
      .where(and(eq(key, sql.placeholder('key')), lt(id, sql.placeholder('id'))))
      .orderBy(descending(id))
      .limit(fixed(MOST))
      .prepare(),
  )
const earlierByEmail = earlierBy(emailKey)
const earlierByPhone = earlierBy(phoneKey)

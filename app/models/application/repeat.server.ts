import { and, desc as descending, eq, lt, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { readPhone } from '#app/models/company/phone.server'
import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { inJson } from '#db/in-json'
import { prepared } from '#db/prepared.server'
import { applications } from '#db/schema'

/** How far is counted by each way: nobody reads further. */
const MOST = 50

export interface Rank {
  /** 1 for a first application. */
  rank: number
  /** The address under which an earlier one stands: their own, or another that gave the same number. */
  earlierEmail: string
}

/**
 * The how-manieth application of one person each of these is, by e-mail address or valid phone number; one in the bin
 * still counts, since the person did apply. Counted no further than needed to be shown as "many".
 * @returns by id
 */
export async function rankApplications(
  db: Db,
  ids: readonly string[],
): Promise<Record<string, Rank>> {
  const rows = peopleOf(db).all({ ids: JSON.stringify(ids) })
  return Object.fromEntries(rows.map((row) => [row.id, rankOf(db, row)]))
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

function rankOf(db: Db, row: Person): Rank {
  const isPhone = row.phoneKey !== '' && readPhone(row.phoneKey, '').isPhoneValid
  const found = [
    ...(row.emailKey === '' ? [] : earlierByEmail(db).all({ key: row.emailKey, id: row.id })),
    ...(isPhone ? earlierByPhone(db).all({ key: row.phoneKey, id: row.id }) : []),
  ]
  const earlier = new Set(found.map((one) => one.id)).size
  return { rank: 1 + earlier, earlierEmail: found[0]?.emailKey ?? '' }
}

const earlierBy = (key: SQLiteColumn) =>
  prepared((db) =>
    db
      .select({ id, emailKey })
      .from(applications)
      .where(and(eq(key, sql.placeholder('key')), lt(id, sql.placeholder('id'))))
      .orderBy(descending(id))
      .limit(fixed(MOST))
      .prepare(),
  )
const earlierByEmail = earlierBy(emailKey)
const earlierByPhone = earlierBy(phoneKey)

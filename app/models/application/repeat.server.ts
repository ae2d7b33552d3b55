import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { readPhone } from '#app/models/company/phone.server'
import { alias } from '#db/columns'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'

const MAX_EARLIER = 50

/** Ranks applications of one person (email address or valid phone number), bin included. @returns ranks by id */
export async function rankApplications(db: Database, ids: readonly string[]) {
  const { id, emailKey, phoneKey } = applications
  const one = alias(applications, 'one')
  const isOne = inArray(one.id, [...ids])
  const phones = await db.select({ phoneKey: one.phoneKey }).from(one).where(isOne)
  const valid = phones
    .map((row) => row.phoneKey)
    .filter((phone) => phone !== '' && readPhone(phone, '').isPhoneValid)
  const earlier = (same: SQL | undefined) =>
    db
      .select({ id, emailKey })
      .from(applications)
      .where(and(same, lt(id, one.id)))
      .orderBy(desc(id))
      .limit(MAX_EARLIER)
  const byEmail = earlier(and(eq(emailKey, one.emailKey), ne(one.emailKey, ''))).as('by_email')
  const samePhone = and(eq(phoneKey, one.phoneKey), inArray(one.phoneKey, valid))
  const byPhone = earlier(samePhone).as('by_phone')
  const both = sql`select ${byEmail.id} from ${byEmail} union select ${byPhone.id} from ${byPhone}`
  const newest = (found: typeof byEmail | typeof byPhone) =>
    sql`(select ${found.emailKey} from ${found} limit 1)`
  const rows = await db
    .select({
      id: one.id,
      count: sql<number>`(select count(*) from (${both}) as earlier)`,
      earlierEmail: sql<string>`coalesce(${newest(byEmail)}, ${newest(byPhone)}, '')`,
    })
    .from(one)
    .where(isOne)
  return Object.fromEntries(
    rows.map(({ id, count, earlierEmail }) => [id, { rank: 1 + count, earlierEmail }] as const),
  )
}

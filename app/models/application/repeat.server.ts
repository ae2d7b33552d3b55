import { and, desc as descending, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { readPhone } from '#app/models/company/phone.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'

const MAX_EARLIER = 50

interface Rank {
  rank: number
  earlierEmail: string
}

/** Ranks applications of one person (email address or valid phone number), trash included. @returns ranks by id */
export async function rankApplications(
  db: Database,
  ids: readonly string[],
): Promise<Record<string, Rank>> {
  const { id, emailKey, phoneKey } = applications
  const people = await db
    .select({ id, emailKey, phoneKey })
    .from(applications)
    .where(inArray(id, [...ids]))
  const ranks: Record<string, Rank> = {}
  for (const person of people) ranks[person.id] = await rankOf(db, person)
  return ranks
}

type Applicant = Pick<typeof applications.$inferSelect, 'id' | 'emailKey' | 'phoneKey'>

async function rankOf(db: Database, { id, emailKey, phoneKey }: Applicant): Promise<Rank> {
  const isPhone = phoneKey !== '' && readPhone(phoneKey, '').isPhoneValid
  const earlier = (same: SQL) =>
    db
      .select({ id: applications.id, emailKey: applications.emailKey })
      .from(applications)
      .where(and(same, lt(applications.id, id)))
      .orderBy(descending(applications.id))
      .limit(MAX_EARLIER)
  const found = [
    ...(emailKey === '' ? [] : await earlier(eq(applications.emailKey, emailKey))),
    ...(isPhone ? await earlier(eq(applications.phoneKey, phoneKey)) : []),
  ]
  const count = new Set(found.map((one) => one.id)).size
  return { rank: 1 + count, earlierEmail: found[0]?.emailKey ?? '' }
}

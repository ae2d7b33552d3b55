import { and, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '#app/models/email'
import { alias } from '#db/columns'
import type { Database } from '#db/database.server'
import { applications, enquiries } from '#db/schema'
import type { Enquiry } from './enquiry'

/** Enquiries with the same email address or the same valid phone number are from one person. */
type Person = Pick<Enquiry, 'email' | 'phone' | 'isPhoneValid'>

const MAX_LISTED = 50
const MAX_SCANNED = 200

export async function listOtherEnquiries(db: Database, person: Person, enquiryId: string) {
  const { id, reference, type, status, isSpam, createdAt } = enquiries
  return db
    .select({ id, reference, type, status, isSpam, createdAt })
    .from(enquiries)
    .where(and(inArray(id, await newestOf(db, enquiries, person)), ne(id, enquiryId)))
    .orderBy(desc(id))
    .limit(MAX_LISTED)
}

export async function listApplicationsOf(db: Database, person: Person) {
  const { id, reference, email, jobRole, createdAt } = applications
  return db
    .select({ id, reference, email, jobRole, createdAt })
    .from(applications)
    .where(
      and(inArray(id, await newestOf(db, applications, person)), isNull(applications.deletedAt)),
    )
    .orderBy(desc(id))
    .limit(MAX_LISTED)
}

async function newestOf(
  db: Database,
  table: typeof enquiries | typeof applications,
  { email, phone, isPhoneValid }: Person,
): Promise<string[]> {
  const newest = (same: SQL) =>
    db.select({ id: table.id }).from(table).where(same).orderBy(desc(table.id)).limit(MAX_SCANNED)
  const number = table === enquiries ? enquiries.phone : applications.phoneKey
  const found = await Promise.all([
    newest(eq(table.emailKey, emailKey(email))),
    isPhoneValid && phone !== '' ? newest(eq(number, phone)) : [],
  ])
  return found.flat().map(({ id }) => id)
}

/** Number of earlier enquiries of the same person without spam; only for enquiries that have earlier ones. */
export async function countEarlier(
  db: Database,
  enquiryIds: string[],
): Promise<Map<string, number>> {
  const one = alias(enquiries, 'one')
  const before = (name: string, same: SQL | undefined) => {
    const scanned = db
      .select({ id: enquiries.id, isSpam: enquiries.isSpam })
      .from(enquiries)
      .where(and(same, lt(enquiries.id, one.id)))
      .orderBy(desc(enquiries.id))
      .limit(MAX_SCANNED)
      .as('scanned')
    return db
      .select({ id: scanned.id })
      .from(scanned)
      .where(eq(scanned.isSpam, false))
      .limit(MAX_LISTED)
      .as(name)
  }
  const byEmail = before(
    'by_email',
    and(eq(enquiries.emailKey, one.emailKey), ne(one.emailKey, '')),
  )
  const byPhone = before(
    'by_phone',
    and(eq(enquiries.phone, one.phone), ne(one.phone, ''), eq(one.isPhoneValid, true)),
  )
  const rows = await db
    .select({
      id: one.id,
      // Each side has its own limit, because a limit outside the union is applied after it is read.
      count: sql<number>`(select count(*) from (select * from ${byEmail} union select * from ${byPhone}) as earlier)`,
    })
    .from(one)
    .where(inArray(one.id, enquiryIds))
  return new Map(rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]))
}

import { and, desc as descending, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'

import type { Db } from '#db/connection.server'
import { applications, enquiries } from '#db/schema'
import { emailKey } from './email'
import type { Status } from './enquiry'

/** Who wrote: two enquiries of one e-mail address or one valid phone number are of one person. */
export interface Person {
  email: string
  phone: string
  isPhoneValid: boolean
}

export interface EarlierEnquiry {
  id: string
  reference: string
  type: string
  status: Status
  isSpam: boolean
  createdAt: number
}

export interface PersonsApplication {
  id: string
  reference: string
  email: string
  jobRole: string
  createdAt: number
}

/** How many are shown, and how far is counted: nobody reads further. */
const MOST = 50

/** The other enquiries of the person behind one, newest first. */
export async function listOtherEnquiries(
  db: Db,
  person: Person,
  enquiryId: string,
): Promise<EarlierEnquiry[]> {
  const { id, reference, type, status, isSpam, createdAt } = enquiries
  return db
    .select({ id, reference, type, status, isSpam, createdAt })
    .from(enquiries)
    .where(and(ofPerson(enquiries, person), ne(enquiries.id, enquiryId)))
    .orderBy(descending(enquiries.id))
    .limit(MOST)
    .all()
}

/** The applications of the person behind an enquiry, newest first; those in the bin are left out. */
export async function listApplicationsOf(db: Db, person: Person): Promise<PersonsApplication[]> {
  const { id, reference, email, jobRole, createdAt } = applications
  return db
    .select({ id, reference, email, jobRole, createdAt })
    .from(applications)
    .where(and(ofPerson(applications, person), isNull(applications.deletedAt)))
    .orderBy(descending(applications.id))
    .limit(MOST)
    .all()
}

function ofPerson(table: typeof enquiries | typeof applications, person: Person): SQL | undefined {
  const hasPhone = person.isPhoneValid && person.phone !== ''
  const phone = table === enquiries ? enquiries.phone : applications.phoneKey
  return or(
    eq(table.emailKey, emailKey(person.email)),
    hasPhone ? eq(phone, person.phone) : undefined,
  )
}

/**
 * For each of the enquiries, how many of the same person came before it, spam apart; counted no further than needed to
 * be shown as "many". Enquiries that are somebody's first are left out.
 */
export async function countEarlier(db: Db, enquiryIds: string[]): Promise<Map<string, number>> {
  const one = alias(enquiries, 'one')
  const before = (same: SQL | undefined) =>
    db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(same, lt(enquiries.id, one.id), eq(enquiries.isSpam, false)))
      .limit(MOST)
  const byEmail = before(and(eq(enquiries.emailKey, one.emailKey), ne(one.emailKey, '')))
  const byPhone = before(
    and(eq(enquiries.phone, one.phone), ne(one.phone, ''), eq(one.isPhoneValid, true)),
  )
  const rows = db
    .select({
      id: one.id,
      // Each side has its own limit, inside: a union is whole before a limit outside it cuts anything off.
      count: sql<number>`(select count(*) from (select * from ${byEmail} union select * from ${byPhone}))`,
    })
    .from(one)
    .where(sql`${one.id} in (select value from json_each(${JSON.stringify(enquiryIds)}))`)
    .all()
  return new Map(rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]))
}

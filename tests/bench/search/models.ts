import { sql } from 'drizzle-orm'

import { countApplications, pageApplications } from '#app/models/application/list.server'
import {
  countByStatus,
  countEnquiries,
  type EnquiryFilter,
  pageEnquiries,
} from '#app/models/enquiry/list.server'
import { fold } from '#app/models/text'
import type { Database } from '#db/database.server'
import { ADVERSARIAL, APPLICATION_NEEDLES, applicationFilters, filtersFor, NEEDLES } from './cases'
import { measure, type Times } from './measure'

/** The calls of the models alone: page, its count and the counts by status. */

const RUNS = 9
const LIMIT = 24

async function firstPage(db: Database, filter: EnquiryFilter): Promise<void> {
  await pageEnquiries(db, filter, { limit: LIMIT })
  await countEnquiries(db, filter)
  await countByStatus(db)
}

/** A page and its count as a table without an index of words gives them. */
export function scan(db: Database, needle: string): void {
  const pattern = `%${fold(needle).replace(/[\\%_]/g, '\\$&')}%`
  const like = sql`from enquiries where is_spam = 0 and search like ${pattern} escape '\\'`
  db.all(sql`select * ${like} order by seq desc limit ${LIMIT}`)
  db.all(sql`select count(*) ${like}`)
}

export async function searches(db: Database, adminId: string): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  for (const [name, filter] of Object.entries(filtersFor(adminId))) {
    for (const needle of [...NEEDLES, ADVERSARIAL]) {
      const asked = { ...filter, ...(needle && { search: needle }) }
      found.set(`${needle || '(none)'} | ${name}`, await measure(RUNS, () => firstPage(db, asked)))
    }
  }
  return found
}

export async function depths(db: Database): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  const rows = db.get<{ n: number }>(sql`select max(seq) as n from enquiries`)?.n ?? 0
  for (const search of [undefined, 'a', 'kumar', 'gmail']) {
    for (const order of ['newest', 'oldest'] as const) {
      for (const share of [0.1, 0.5, 0.9]) {
        const place = Math.floor(rows * share)
        const page = { limit: LIMIT, after: place }
        const times = await measure(RUNS, () => pageEnquiries(db, { search, order }, page))
        found.set(`${search ?? '(none)'} | ${order}, at ${share * 100} %`, times)
      }
    }
  }
  return found
}

export async function applicationPages(db: Database): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  const until = db.get<{ at: number }>(sql`select max(created_at) as at from applications`)?.at ?? 0
  for (const [name, filter] of Object.entries(applicationFilters(until))) {
    for (const needle of APPLICATION_NEEDLES) {
      const search = needle || undefined
      const times = await measure(RUNS, async () => {
        await pageApplications(db, { ...filter, search }, { limit: 10 })
        await countApplications(db, { ...filter, search })
      })
      found.set(`${needle || '(none)'} | ${name}`, times)
    }
  }
  return found
}

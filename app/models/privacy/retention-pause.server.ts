import { and, eq, gte, ne } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { readCompanyOf } from '#app/models/content/company.server'
import { findDailyRun } from '#app/models/daily-run.server'
import type { Database } from '#db/database.server'
import { auditEntries } from '#db/schema'
import { sumCounts } from './retention'
import { planRetention } from './retention.server'

const MAX_GAP_MS = 31 * DAY_MS

const ADVICE =
  'Nothing is deleted until an owner checks the page Retention and deletes expired data there'
export const CLOCK_JUMP = `Nothing ran for a month, or the clock was set ahead. ${ADVICE}`
export const SHORTENED = `A period was shortened, so more data has expired. ${ADVICE}`

/**
 * Why the nightly run waits until staff delete expired data: all data looks expired if the clock shows a later year, and
 * a typing error in a period would delete a year of data in one night.
 */
export async function findPause(site: Site, now: number): Promise<string | undefined> {
  const last = await findDailyRun(site.db, 'retention')
  if (!last || now < last.finishedAt) return undefined
  const { outcome, finishedAt, succeededAt } = last
  const isPaused = outcome === CLOCK_JUMP || outcome === SHORTENED
  if (isPaused && (await hasStaffRun(site.db, finishedAt))) return undefined
  if (outcome === CLOCK_JUMP || now - finishedAt > MAX_GAP_MS) return CLOCK_JUMP
  return succeededAt !== null && (await hasMoreExpired(site, succeededAt, now))
    ? SHORTENED
    : undefined
}

async function hasStaffRun(db: Database, since: number): Promise<boolean> {
  const byStaff = and(
    eq(auditEntries.action, 'retention.run'),
    ne(auditEntries.adminId, ''),
    gte(auditEntries.createdAt, since),
  )
  return (await db.$count(auditEntries, byStaff)) > 0
}

async function hasMoreExpired(site: Site, since: number, now: number): Promise<boolean> {
  const before = (await readCompanyOf(site, since)).retention
  const rules = site.company.retention
  const names = Object.keys(rules) as (keyof typeof rules)[]
  if (names.every((name) => rules[name] >= before[name])) return false
  const earlier = await planRetention(site.db, before, now)
  const later = await planRetention(site.db, rules, now)
  return sumCounts(later) > sumCounts(earlier)
}

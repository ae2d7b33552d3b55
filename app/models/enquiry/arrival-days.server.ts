import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { dayIn, endOfDay, startOfDay } from '#app/models/company/calendar'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { enquiries } from '#db/schema'

/** How many enquiries one day brought, spam apart, and of what kinds. */
export interface DayTally {
  count: number
  services: ReadonlyMap<string, number>
  sources: ReadonlyMap<string, number>
}

/** The last row of a table and how it is known again: places are given anew once their row is gone. */
interface Mark {
  place: number
  id: string
}

interface Kept {
  timeZone: string
  today: string
  rows: number
  newest: Mark
  event: Mark
  past: Map<string, DayTally>
}

const kept = new WeakMap<Db, Kept>()

/**
 * The tallies of these days, the last of which is today. Past days are kept in memory: at a million rows reading them
 * takes longer than everything else on the page. Enquiries arrive today; what else changes a past day is seen by the
 * history of the spam folder and by the number of rows.
 */
export function tallyDays(db: Db, timeZone: string, days: readonly string[]): DayTally[] {
  const today = days.at(-1) ?? ''
  const past = pastOf(db, timeZone, today)
  return days.map((day) => {
    const tally = past.get(day) ?? tallyDay(db, timeZone, day)
    if (day !== today) past.set(day, tally)
    return tally
  })
}

/** What is still known of the days before today. */
function pastOf(db: Db, timeZone: string, today: string): Map<string, DayTally> {
  const before = kept.get(db)
  const now = {
    timeZone,
    today,
    rows: countRows(db),
    newest: lastOf(db, 'enquiries'),
    event: lastOf(db, 'enquiry_events'),
  }
  const past =
    before && isSameDay(before, now) && isIntact(db, before, now) ? before.past : new Map()
  for (const instant of before ? judgedSince(db, before.event) : []) {
    past.delete(dayIn(timeZone, instant))
  }
  kept.set(db, { ...now, past })
  return past
}

const isSameDay = (one: Omit<Kept, 'past'>, other: Omit<Kept, 'past'>) =>
  one.timeZone === other.timeZone && one.today === other.today

/** Whether nothing was removed since, and nothing came but today. */
function isIntact(db: Db, before: Kept, now: Omit<Kept, 'past'>): boolean {
  if (!isThere(db, 'enquiries', before.newest) || !isThere(db, 'enquiry_events', before.event)) {
    return false
  }
  const came = cameAfter(db).get(before.newest.place)
  const midnight = startOfDay(now.timeZone, now.today) ?? 0
  return now.rows === before.rows + (came?.count ?? 0) && (came?.first ?? midnight) >= midnight
}

const cameAfter = prepared((db) =>
  db.$client.prepare<[number], { count: number; first: number | null }>(
    'select count(*) as count, min(created_at) as first from enquiries where seq > ?',
  ),
)

const countRows = (db: Db) => sumOfRows(db).get()?.rows ?? 0
const sumOfRows = prepared((db) =>
  db.$client.prepare<[], { rows: number | null }>('select sum(count) as rows from enquiry_counts'),
)

type Marked = 'enquiries' | 'enquiry_events'

const lastOf = (db: Db, table: Marked): Mark => marks[table](db).last.get() ?? { place: 0, id: '' }

const isThere = (db: Db, table: Marked, { place, id }: Mark) =>
  (marks[table](db).at.get(place)?.id ?? '') === id

const marksOf = (table: Marked) =>
  prepared(({ $client }) => ({
    last: $client.prepare<[], Mark>(
      `select rowid as place, id from ${table} order by rowid desc limit 1`,
    ),
    at: $client.prepare<[number], Pick<Mark, 'id'>>(`select id from ${table} where rowid = ?`),
  }))
const marks = { enquiries: marksOf('enquiries'), enquiry_events: marksOf('enquiry_events') }

/** When those came that were put into the spam folder or taken out of it. */
const judgedSince = (db: Db, { place }: Mark): number[] => judged(db).all(place)

const judged = prepared((db) =>
  db.$client
    .prepare<[number], number>(
      `select distinct enquiries.created_at from enquiry_events
        join enquiries on enquiries.id = enquiry_events.enquiry_id
        where enquiry_events.rowid > ? and enquiry_events.kind = 'spam'`,
    )
    .pluck(),
)

function tallyDay(db: Db, timeZone: string, day: string): DayTally {
  const from = startOfDay(timeZone, day) ?? 0
  const to = endOfDay(timeZone, day) ?? 0
  const rows = arrived(db).all({ from, end: to + 1 })
  const services = new Map<string, number>()
  const sources = new Map<string, number>()
  for (const row of rows) {
    addTo(services, row.type, row.count)
    addTo(sources, sourceLabel(row.source), row.count)
  }
  return { count: rows.reduce((sum, row) => sum + row.count, 0), services, sources }
}

const arrived = prepared((db) => {
  const { type, source, isSpam, createdAt } = enquiries
  const isThen = and(gte(createdAt, sql.placeholder('from')), lt(createdAt, sql.placeholder('end')))
  return db
    .select({ type, source, count: sql<number>`count(*)` })
    .from(enquiries)
    .where(and(eq(isSpam, false), isThen))
    .groupBy(type, source)
    .prepare()
})

/** Campaign, else the site that linked here, else nothing known. */
function sourceLabel(source: string): string {
  const said = new URLSearchParams(source)
  return said.get('utm_source') ?? said.get('referrer') ?? 'Direct'
}

export function addTo(tally: Map<string, number>, label: string, count: number): void {
  tally.set(label, (tally.get(label) ?? 0) + count)
}

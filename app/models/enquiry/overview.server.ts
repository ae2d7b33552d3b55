import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { dayBefore, dayIn, startOfDay } from '#app/models/company/calendar'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { stampOf } from '#db/recall.server'
import { enquiries } from '#db/schema'
import { addTo, tallyDays } from './arrival-days.server'
import { countByStatus } from './list.server'

/** A label and how many; what the desk draws a bar for. */
export interface Tally {
  label: string
  count: number
}

/** Where the desk stands. Days are calendar days of the office; spam is not counted anywhere. */
export interface Overview {
  newToday: number
  /** New and pending enquiries by how long ago they came. */
  openByAge: Tally[]
  /** Of the last 30 days, the most frequent first, the rest summed up. */
  byService: Tally[]
  bySource: Tally[]
  /** The last 30 days, today last; labels are YYYY-MM-DD. */
  days: Tally[]
}

const DAYS = 30
const BARS = 5

/**
 * Reads the overview. It is kept until anything is written or the day ends; then only today is read anew, and what is
 * open, by indexes that have all that is needed.
 */
export async function readOverview(db: Db, timeZone: string, now = Date.now()): Promise<Overview> {
  const stamp = `${dayIn(timeZone, now)} ${stampOf(db)}`
  const known = kept.get(db)
  if (known?.stamp === stamp) return known.overview
  const overview = await makeOverview(db, timeZone, now)
  kept.set(db, { stamp, overview })
  return overview
}

const kept = new WeakMap<Db, { stamp: string; overview: Overview }>()

async function makeOverview(db: Db, timeZone: string, now: number): Promise<Overview> {
  const today = dayIn(timeZone, now)
  const labels = Array.from({ length: DAYS }, (_, at) => dayBefore(today, DAYS - 1 - at))
  const tallies = tallyDays(db, timeZone, labels)
  const services = new Map<string, number>()
  const sources = new Map<string, number>()
  for (const tally of tallies) {
    for (const [label, count] of tally.services) addTo(services, label, count)
    for (const [label, count] of tally.sources) addTo(sources, label, count)
  }
  return {
    newToday: tallies.at(-1)?.count ?? 0,
    openByAge: await openByAge(db, timeZone, today),
    byService: ranked(services),
    bySource: ranked(sources),
    days: labels.map((label, at) => ({ label, count: tallies[at]?.count ?? 0 })),
  }
}

async function openByAge(db: Db, timeZone: string, today: string): Promise<Tally[]> {
  const from = (daysBack: number) => startOfDay(timeZone, dayBefore(today, daysBack)) ?? 0
  const since = openSince(db).get({ day: from(0), threeDays: from(2), week: from(6) })
  const { day, threeDays, week } = since ?? { day: 0, threeDays: 0, week: 0 }
  const counts = await countByStatus(db)
  const all = counts.New + counts.Pending
  return [
    { label: 'Today', count: day },
    { label: '1–2 days', count: threeDays - day },
    { label: '3–6 days', count: week - threeDays },
    { label: '7+ days', count: all - week },
  ]
}

const openSince = prepared((db) => {
  const { isSpam, status, createdAt } = enquiries
  const since = (start: string) =>
    sql<number>`count(*) filter (where ${gte(createdAt, sql.placeholder(start))})`
  const isOpen = and(eq(isSpam, false), inArray(status, ['New', 'Pending']))
  return db
    .select({ day: since('day'), threeDays: since('threeDays'), week: sql<number>`count(*)` })
    .from(enquiries)
    .where(and(isOpen, gte(createdAt, sql.placeholder('week'))))
    .prepare()
})

function ranked(tally: Map<string, number>): Tally[] {
  const all = [...tally].map(([label, count]) => ({ label, count }))
  all.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  const rest = all.slice(BARS).reduce((sum, { count }) => sum + count, 0)
  return rest === 0 ? all : [...all.slice(0, BARS), { label: 'Others', count: rest }]
}

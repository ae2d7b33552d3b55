import { and, eq, gte, lt, sql } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { stampOf } from './arrivals.server'
import { dayBefore, dayIn, endOfDay, startOfDay } from './calendar'
import { countByStatus } from './enquiry-list.server'

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
 * Reads the overview. It is kept until anything is written or the day ends, so that a quiet desk pays for it once; the
 * reading itself touches only the rows of the last 30 days, by an index that has all it needs.
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
  const days: Tally[] = []
  const services = new Map<string, number>()
  const sources = new Map<string, number>()
  for (let back = DAYS - 1; back >= 0; back--) {
    const day = dayBefore(today, back)
    let sum = 0
    for (const { type, source, count } of arrivedOn(db, timeZone, day)) {
      sum += count
      add(services, type, count)
      add(sources, sourceLabel(source), count)
    }
    days.push({ label: day, count: sum })
  }
  return {
    newToday: days.at(-1)?.count ?? 0,
    openByAge: await openByAge(db, timeZone, today),
    byService: ranked(services),
    bySource: ranked(sources),
    days,
  }
}

function arrivedOn(db: Db, timeZone: string, day: string) {
  const from = startOfDay(timeZone, day) ?? 0
  const to = endOfDay(timeZone, day) ?? 0
  const { type, source } = enquiries
  return db
    .select({ type, source, count: sql<number>`count(*)` })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.isSpam, false),
        gte(enquiries.createdAt, from),
        lt(enquiries.createdAt, to + 1),
      ),
    )
    .groupBy(type, source)
    .all()
}

/** Campaign, else the site that linked here, else nothing known. */
function sourceLabel(source: string): string {
  const said = new URLSearchParams(source)
  return said.get('utm_source') ?? said.get('referrer') ?? 'Direct'
}

async function openByAge(db: Db, timeZone: string, today: string): Promise<Tally[]> {
  const since = async (daysBack: number) => {
    const from = startOfDay(timeZone, dayBefore(today, daysBack)) ?? 0
    const open = ['New', 'Pending'] as const
    const counts = open.map((status) =>
      db.$count(
        enquiries,
        and(
          eq(enquiries.isSpam, false),
          eq(enquiries.status, status),
          gte(enquiries.id, firstIdAt(from)),
        ),
      ),
    )
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }
  const [day, threeDays, week] = await Promise.all([since(0), since(2), since(6)])
  const counts = await countByStatus(db)
  const all = counts.New + counts.Pending
  return [
    { label: 'Today', count: day },
    { label: '1–2 days', count: threeDays - day },
    { label: '3–6 days', count: week - threeDays },
    { label: '7+ days', count: all - week },
  ]
}

/** The lowest UUIDv7 of an instant (RFC 9562, 5.7): its first 48 bits are the milliseconds. */
function firstIdAt(instant: number): string {
  const hex = Math.max(0, instant).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}

function add(tally: Map<string, number>, label: string, count: number): void {
  tally.set(label, (tally.get(label) ?? 0) + count)
}

function ranked(tally: Map<string, number>): Tally[] {
  const all = [...tally].map(([label, count]) => ({ label, count }))
  all.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  const rest = all.slice(BARS).reduce((sum, { count }) => sum + count, 0)
  return rest === 0 ? all : [...all.slice(0, BARS), { label: 'Others', count: rest }]
}

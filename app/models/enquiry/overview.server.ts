import { and, between, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { addDays, dayIn, endOfDay, startOfDay } from '#app/models/company/calendar'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { readCounts } from '#db/search.server'

export interface Tally {
  label: string
  count: number
}

export type Overview = Awaited<ReturnType<typeof readOverview>>

const DAYS = 30
const BARS = 5

/** Days are calendar days of the office, today last; spam is not counted. */
export async function readOverview(db: Database, timeZone: string, now = Date.now()) {
  const today = dayIn(timeZone, now)
  const labels = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1 - DAYS))
  const spans = labels.map((day) => [startOfDay(timeZone, day) ?? 0, endOfDay(timeZone, day) ?? 0])
  const isRecent = arrivedBetween(spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0)
  const [days, byAge, services, sources] = await Promise.all([
    tallyByDay(db, labels, spans),
    openByAge(db, (daysBack) => startOfDay(timeZone, addDays(today, -daysBack))),
    tallyBy(db, enquiries.type, isRecent),
    tallyBy(db, enquiries.source, isRecent, sourceLabel),
  ])
  return {
    newToday: days.at(-1)?.count ?? 0,
    openByAge: byAge,
    byService: ranked(services),
    bySource: ranked(sources),
    days,
  }
}

/** One statement, in which each day is an index range. */
async function tallyByDay(db: Database, labels: string[], spans: number[][]): Promise<Tally[]> {
  const counts = spans.map(([first = 0, last = 0], at) => [
    labels[at],
    db.$count(enquiries, arrivedBetween(first, last)),
  ])
  const counted = await readCounts<string>(db, Object.fromEntries(counts))
  return labels.map((label) => ({ label, count: counted[label] ?? 0 }))
}

function arrivedBetween(first: number, last: number): SQL | undefined {
  return and(eq(enquiries.isSpam, false), between(enquiries.createdAt, first, last))
}

async function tallyBy(
  db: Database,
  column: typeof enquiries.type | typeof enquiries.source,
  isRecent: SQL | undefined,
  labelOf = (value: string) => value,
): Promise<Tally[]> {
  const groups = db.select({ value: column, count: count() }).from(enquiries)
  const counted = await groups.where(isRecent).groupBy(column)
  const byLabel = Map.groupBy(counted, ({ value }) => labelOf(value))
  return [...byLabel].map(([label, parts]) => ({
    label,
    count: parts.reduce((sum, part) => sum + part.count, 0),
  }))
}

function sourceLabel(source: string): string {
  const known = new URLSearchParams(source)
  return known.get('utm_source') ?? known.get('referrer') ?? 'Direct'
}

async function openByAge(
  db: Database,
  startOf: (daysBack: number) => number | undefined,
): Promise<Tally[]> {
  const since = (daysBack: number) =>
    sql<number>`count(*) filter (where ${gte(enquiries.createdAt, startOf(daysBack) ?? 0)})`
  const ages = { day: since(0), threeDays: since(2), week: since(6), all: sql<number>`count(*)` }
  const isOpen = and(eq(enquiries.isSpam, false), inArray(enquiries.status, ['New', 'Pending']))
  const [counted] = await db.select(ages).from(enquiries).where(isOpen)
  const { day, threeDays, week, all } = counted ?? { day: 0, threeDays: 0, week: 0, all: 0 }
  return [
    { label: 'Today', count: day },
    { label: '1–2 days', count: threeDays - day },
    { label: '3–6 days', count: week - threeDays },
    { label: '7+ days', count: all - week },
  ]
}

function ranked(tallies: Tally[]): Tally[] {
  const all = tallies.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  const rest = all.slice(BARS).reduce((sum, { count }) => sum + count, 0)
  return rest === 0 ? all : [...all.slice(0, BARS), { label: 'Others', count: rest }]
}

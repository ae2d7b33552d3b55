import { addDays, DAY_MS, dayIn, instantIn, MINUTE_MS } from './calendar'
import type { Company } from './company'
import { DAYS, isOpenAllDay } from './opening-times'

export type OfficeHours = Pick<
  Company,
  'timeZone' | 'openDays' | 'opensAt' | 'closesAt' | 'holidays'
>

export function openingTimes(hours: OfficeHours): Pick<OfficeHours, 'opensAt' | 'closesAt'> {
  return isOpenAllDay(hours) ? { opensAt: '00:00', closesAt: '24:00' } : hours
}

export function workingDayMs(hours: OfficeHours): number {
  const { opensAt, closesAt } = openingTimes(hours)
  return (minutesOf(closesAt) - minutesOf(opensAt)) * MINUTE_MS
}

export function openMsBetween(hours: OfficeHours, from: number, to: number): number {
  if (to <= from) return 0
  const first = dayIn(hours.timeZone, from)
  const last = dayIn(hours.timeZone, to)
  if (first === last) return openMsWithin(hours, first, from, to)
  const whole = workingDaysBetween(hours, first, last) * workingDayMs(hours)
  return openMsWithin(hours, first, from, to) + whole + openMsWithin(hours, last, from, to)
}

function openMsWithin(hours: OfficeHours, day: string, from: number, to: number): number {
  if (!isWorkingDay(hours, day)) return 0
  const opens = instantIn(hours.timeZone, day, openingTimes(hours).opensAt) ?? 0
  return Math.max(0, Math.min(to, opens + workingDayMs(hours)) - Math.max(from, opens))
}

export function isWorkingDay(hours: OfficeHours, day: string): boolean {
  return isOpenWeekday(hours, day) && !holidaysOf(hours).has(day)
}

/** @returns `day` itself (YYYY-MM-DD), or the next working day */
export function workingDayFrom(hours: OfficeHours, day: string): string {
  return findWorkingDay(hours, day, 1)
}

export function workingDayBefore(hours: OfficeHours, day: string): string {
  return findWorkingDay(hours, addDays(day, -1), -1)
}

function findWorkingDay(hours: OfficeHours, day: string, step: 1 | -1): string {
  let found = day
  while (!isWorkingDay(hours, found)) found = addDays(found, step)
  return found
}

function isOpenWeekday({ openDays }: OfficeHours, day: string): boolean {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return openDays.some((open) => open === DAYS[sinceMonday])
}

const holidaySets = new WeakMap<readonly string[], Set<string>>()

/** A line begins with the day: "2026-01-26 Republic Day". */
function holidaysOf({ holidays }: OfficeHours): Set<string> {
  const days = holidaySets.get(holidays) ?? new Set(holidays.map((line) => line.slice(0, 10)))
  holidaySets.set(holidays, days)
  return days
}

function workingDaysBetween(hours: OfficeHours, first: string, last: string): number {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS - 1
  const weeks = Math.floor(days / 7)
  const rest = Array.from({ length: days - weeks * 7 }, (_, index) => addDays(first, index + 1))
  const open =
    weeks * hours.openDays.length + rest.filter((day) => isOpenWeekday(hours, day)).length
  const isClosed = (day: string) => first < day && day < last && isOpenWeekday(hours, day)
  return open - [...holidaysOf(hours)].filter(isClosed).length
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Creating a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, known)
  return known
}

/** @returns YYYY-MM-DD */
export function dayIn(timeZone: string, instant: string | number): string {
  return formatter('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant))
}

export function timeIn(timeZone: string, instant: number): string {
  return formatter('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
}

export function minuteIn(timeZone: string, instant: number): string {
  return `${dayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`
}

/** @param day YYYY-MM-DD @returns such as "1 November 2026" */
export function dayInWords(day: string): string {
  return formatter('en-IN', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day))
}

export function startOfDay(timeZone: string, day: string): number | undefined {
  return instantIn(timeZone, day, '00:00')
}

/** @param day YYYY-MM-DD @param time HH:MM @returns epoch milliseconds, undefined if the day does not exist */
export function instantIn(timeZone: string, day: string, time: string): number | undefined {
  const key = `${timeZone} ${day} ${time}`
  if (instants.size >= MAX_INSTANTS) instants.clear()
  if (!instants.has(key)) instants.set(key, readInstant(timeZone, day, time))
  return instants.get(key)
}

const instants = new Map<string, number | undefined>()
const MAX_INSTANTS = 1000

function readInstant(timeZone: string, day: string, time: string): number | undefined {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T${time}:00Z`) : Number.NaN
  // Date.parse reads 31 February as a day of March.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(day)) return undefined
  // Near a clock change the first offset may be that of the day before.
  const once = utc - offsetAt(timeZone, utc)
  const twice = utc - offsetAt(timeZone, once)
  // A time that clocks skip is read as the later one, so that a day whose midnight is skipped does not begin the day before.
  return utc - offsetAt(timeZone, twice) === twice ? twice : Math.max(once, twice)
}

export function endOfDay(timeZone: string, day: string): number | undefined {
  const start = startOfDay(timeZone, day)
  if (start === undefined) return undefined
  return (startOfDay(timeZone, addDays(day, 1)) ?? start + DAY_MS) - 1
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** @returns milliseconds east of UTC */
function offsetAt(timeZone: string, instant: number): number {
  const parts = formatter('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  const offset = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return (sign === '-' ? -offset : offset) * 1000
}

/** "Today 07:14", "Yesterday", "12 Nov", or "12 Nov 2025" in another year. */
function whenIn(timeZone: string, instant: number): string {
  const day = dayIn(timeZone, instant)
  const today = dayIn(timeZone, Date.now())
  if (day === today) return `Today ${timeIn(timeZone, instant)}`
  if (day === addDays(today, -1)) return 'Yesterday'
  return dateInWords(day, today)
}

/** "07:14" for today, else "12 Nov, 07:14". */
export function timeWithDay(timeZone: string, instant: number, now: number): string {
  const [day, today] = [dayIn(timeZone, instant), dayIn(timeZone, now)]
  const time = timeIn(timeZone, instant)
  return day === today ? time : `${dateInWords(day, today)}, ${time}`
}

/** For the middle of a sentence: "Today 07:14" → "today 07:14". */
export function momentWithin(timeZone: string, instant: number) {
  const { at, when } = momentIn(timeZone, instant)
  return { at, when: when.replace(/^(Today|Yesterday)/, (day) => day.toLowerCase()) }
}

export function momentIn(timeZone: string, instant: number) {
  return { at: minuteIn(timeZone, instant), when: whenIn(timeZone, instant) }
}

/** @param day YYYY-MM-DD @returns "12 Nov", or "12 Nov 2025" in another year than today's */
export function dateInWords(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const year = isThisYear ? undefined : 'numeric'
  const options = { timeZone: 'UTC', day: 'numeric', month: 'short', year } as const
  return formatter('en-GB', options).format(Date.parse(`${day}T00:00:00Z`))
}

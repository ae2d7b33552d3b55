export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
type Day = (typeof DAYS)[number]

/** ["Monday", …, "Friday"] → "Monday to Friday"; a range can cross the week's end: "Sunday to Thursday". */
export function daysInWords(days: readonly Day[]): string {
  return rangesOf(days)
    .map(({ first, last }) => (first === last ? first : `${first} to ${last}`))
    .join(', ')
}

export function shortDays(days: readonly Day[]): string {
  return rangesOf(days)
    .map(({ first, last }) => (first === last ? [first] : [first, last]).map(shortDay).join('-'))
    .join(', ')
}

const shortDay = (day: Day) => day.slice(0, 3)

export function closedDays(days: readonly Day[]): Day[] {
  return DAYS.filter((day) => !days.includes(day))
}

function rangesOf(days: readonly Day[]): { first: Day; last: Day }[] {
  if (days.length === DAYS.length) return [{ first: 'Monday', last: 'Sunday' }]
  return DAYS.flatMap((first, at) => {
    if (!days.includes(first) || days.includes(dayAt(at - 1))) return []
    let length = 1
    while (days.includes(dayAt(at + length))) length++
    return [{ first, last: dayAt(at + length - 1) }]
  })
}

function dayAt(index: number): Day {
  return DAYS[(index + DAYS.length) % DAYS.length] ?? 'Monday'
}

interface OpeningTimes {
  opensAt: string
  closesAt: string
}

/** An office whose closing time is not after its opening time is open all day. */
export function isOpenAllDay({ opensAt, closesAt }: OpeningTimes): boolean {
  return closesAt <= opensAt || (opensAt === '00:00' && closesAt >= '23:59')
}

/** "09:00 to 17:00" */
export function timesInWords(times: OpeningTimes, write = (time: string) => time): string {
  if (isOpenAllDay(times)) return '24 hours a day'
  return `${write(times.opensAt)} to ${write(times.closesAt)}`
}

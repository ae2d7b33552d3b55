import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#app/models/company/calendar'

import { company } from '#app/models/company/company'
import {
  type OfficeHours,
  openMsBetween,
  workingDayBefore,
  workingDayFrom,
  workingDayMs,
} from '#app/models/company/office-hours'
import { closedDays, daysInWords, shortDays } from '#app/models/company/opening-times'
import { isCallBackNow, waitingOf } from '#app/models/enquiry/urgency'

const openDays: OfficeHours['openDays'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const lucknow: OfficeHours = {
  timeZone: 'Asia/Kolkata',
  openDays,
  opensAt: '09:00',
  closesAt: '17:00',
  holidays: [],
}
const newYork: OfficeHours = { ...lucknow, timeZone: 'America/New_York' }
const isOpenAt = (hours: OfficeHours, instant: number) => isCallBackNow('Any time', hours, instant)
/** An instant in the time zone of Lucknow; 2 March 2026 is a Monday. */
const at = (text: string) => Date.parse(`${text}:00+05:30`)

test.each([
  ['2026-03-02T10:00', '2026-03-02T12:30', 2.5, 'within one day'],
  ['2026-03-02T07:00', '2026-03-02T09:30', 0.5, 'from before the opening'],
  ['2026-03-02T16:00', '2026-03-02T23:00', 1, 'until after the closing'],
  ['2026-03-02T16:00', '2026-03-03T10:00', 2, 'over a night'],
  ['2026-03-06T16:00', '2026-03-09T10:00', 2, 'over a weekend'],
  ['2026-03-07T10:00', '2026-03-08T22:00', 0, 'on a weekend alone'],
  ['2026-03-02T12:00', '2026-03-16T12:00', 80, 'over two weeks'],
  ['2026-03-02T18:00', '2026-03-03T08:00', 0, 'in one night'],
  ['2026-03-03T10:00', '2026-03-02T10:00', 0, 'backwards'],
])('from %s to %s the office was open for %d hours: %s', (from, to, hours) => {
  expect(openMsBetween(lucknow, at(from), at(to)) / HOUR_MS).toBe(hours)
})

test('a change to summer time does not change the number of opening hours', () => {
  // In New York the clocks went forward on Sunday, 8 March 2026.
  const friday = Date.parse('2026-03-06T16:00:00-05:00')
  const monday = Date.parse('2026-03-09T10:00:00-04:00')
  expect(openMsBetween(newYork, friday, monday)).toBe(2 * HOUR_MS)
})

test('opening hours count only on the open days of the company', () => {
  const gulf = { ...lucknow, openDays: company.parse({ openDays: ['Sunday', 'Monday'] }).openDays }
  expect(openMsBetween(gulf, at('2026-03-06T16:00'), at('2026-03-09T10:00'))).toBe(9 * HOUR_MS)
  expect(openMsBetween(gulf, at('2026-03-01T12:00'), at('2026-03-15T12:00'))).toBe(32 * HOUR_MS)
  expect(isOpenAt(gulf, at('2026-03-08T10:00'))).toBe(true)
  expect(isOpenAt(gulf, at('2026-03-10T10:00'))).toBe(false)
})

test.each([
  ['Monday Tuesday Wednesday Thursday Friday', 'Monday to Friday', 'Mon-Fri', 'Sat-Sun'],
  ['Sunday Monday Tuesday Wednesday Thursday', 'Sunday to Thursday', 'Sun-Thu', 'Fri-Sat'],
  [
    'Monday Wednesday Saturday',
    'Monday, Wednesday, Saturday',
    'Mon, Wed, Sat',
    'Tue, Thu-Fri, Sun',
  ],
  ['Sunday Saturday Friday Thursday Wednesday Tuesday Monday', 'Monday to Sunday', 'Mon-Sun', ''],
])('the open days %s are shown as %s', (names, inWords, short, closed) => {
  const { openDays } = company.parse({ openDays: names.split(' ') })
  expect(daysInWords(openDays)).toBe(inWords)
  expect(shortDays(openDays)).toBe(short)
  expect(shortDays(closedDays(openDays))).toBe(closed)
})

test('an office with equal opening and closing times is open all day on working days', () => {
  const always = { ...lucknow, opensAt: '00:00', closesAt: '00:00' }
  expect(workingDayMs(always)).toBe(24 * HOUR_MS)
  expect(openMsBetween(always, at('2026-03-06T23:00'), at('2026-03-09T01:00'))).toBe(2 * HOUR_MS)
  expect(isOpenAt(always, at('2026-03-02T23:59'))).toBe(true)
  expect(isOpenAt(always, at('2026-03-07T12:00'))).toBe(false)
})

test('the office is open from the opening minute until before the closing minute', () => {
  expect(isOpenAt(lucknow, at('2026-03-02T08:59'))).toBe(false)
  expect(isOpenAt(lucknow, at('2026-03-02T09:00'))).toBe(true)
  expect(isOpenAt(lucknow, at('2026-03-02T16:59'))).toBe(true)
  expect(isOpenAt(lucknow, at('2026-03-02T17:00'))).toBe(false)
})

const closed: OfficeHours = {
  ...lucknow,
  holidays: [
    '2026-12-31',
    '2027-01-01 New Year',
    '2026-03-03 Holi',
    '2026-03-04',
    '2026-03-07',
    '2026-01-26 Republic Day',
  ],
}

test.each([
  ['2026-03-02T16:00', '2026-03-05T10:00', 2, 'over two holidays in a row'],
  ['2026-03-03T10:00', '2026-03-03T16:00', 0, 'within a holiday'],
  ['2026-03-02T16:00', '2026-03-04T12:00', 1, 'into a holiday'],
  ['2026-03-06T16:00', '2026-03-09T10:00', 2, 'over a holiday on a weekend'],
  ['2026-12-30T16:00', '2027-01-04T10:00', 2, 'over the change of the year'],
  ['2026-01-19T12:00', '2026-02-02T12:00', 72, 'over two weeks with a holiday'],
])('from %s to %s an office with holidays was open for %d hours: %s', (from, to, hours) => {
  expect(openMsBetween(closed, at(from), at(to)) / HOUR_MS).toBe(hours)
})

test('the office is closed on holidays, and working days skip them', () => {
  expect(isOpenAt(closed, at('2026-03-03T10:00'))).toBe(false)
  expect(isOpenAt(closed, at('2026-03-05T10:00'))).toBe(true)
  expect(workingDayFrom(closed, '2026-03-02')).toBe('2026-03-02')
  expect(workingDayFrom(closed, '2026-03-03')).toBe('2026-03-05')
  expect(workingDayFrom(closed, '2026-12-31')).toBe('2027-01-04')
  expect(workingDayBefore(closed, '2026-03-05')).toBe('2026-03-02')
  expect(workingDayBefore(closed, '2027-01-04')).toBe('2026-12-30')
})

test.each(['2026-02-30', '26 January', '2026-01-26Republic'])(
  'the holiday "%s" is refused',
  (line) => {
    expect(company.safeParse({ holidays: [line] }).success).toBe(false)
  },
)

test('open time with holidays equals a count of five-minute steps', () => {
  const day = fc.integer({ min: 0, max: 40 })
  const minute = fc.integer({ min: 0, max: 40 * 24 * 12 })
  fc.assert(
    fc.property(fc.array(day), minute, minute, (days, start, length) => {
      const instant = (minutes: number) => at('2026-12-10T00:00') + minutes * 60_000
      const shown = (number: number) => new Date(instant(number * 1440 + 720)).toISOString()
      const hours = { ...lucknow, holidays: days.map((number) => shown(number).slice(0, 10)) }
      let open = 0
      for (let m = 0; m < length; m += 5) if (isOpenAt(hours, instant(start * 5 + m))) open += 5
      const end = instant(start * 5 + Math.ceil(length / 5) * 5)
      expect(openMsBetween(hours, instant(start * 5), end)).toBe(open * 60_000)
    }),
    { numRuns: 20 },
  )
})

test('open times of adjacent spans add up, and equal a count of minutes', () => {
  const minute = fc.integer({ min: 0, max: 20 * 24 * 60 })
  fc.assert(
    fc.property(minute, minute, minute, (...minutes) => {
      const [a = 0, b = 0, c = 0] = minutes
        .sort((x, y) => x - y)
        .map((m) => at('2026-03-01T00:00') + m * 60_000)
      expect(openMsBetween(lucknow, a, c)).toBe(
        openMsBetween(lucknow, a, b) + openMsBetween(lucknow, b, c),
      )
    }),
  )
  fc.assert(
    fc.property(minute, fc.integer({ min: 0, max: 4000 }), (start, length) => {
      const from = at('2026-03-01T00:00') + start * 60_000
      let open = 0
      for (let m = 0; m < length; m++) if (isOpenAt(newYork, from + m * 60_000)) open += 60_000
      expect(openMsBetween(newYork, from, from + length * 60_000)).toBe(open)
    }),
    { numRuns: 20 },
  )
})

test('an open enquiry is overdue after one working day, a closed one never', () => {
  const since = at('2026-03-06T15:00')
  const waiting = (to: string) => waitingOf('New', since, at(to), lucknow)
  expect(waiting('2026-03-06T15:30')).toEqual({ words: 'under an hour', isOverdue: false })
  expect(waiting('2026-03-08T15:00')).toEqual({ words: '2 h', isOverdue: false })
  expect(waiting('2026-03-09T14:59')).toEqual({ words: '7 h', isOverdue: false })
  expect(waiting('2026-03-09T15:00')).toEqual({ words: '1 working day', isOverdue: true })
  expect(waiting('2026-03-11T09:00')).toEqual({ words: '2 working days', isOverdue: true })
  expect(waitingOf('Closed', since, at('2026-03-11T09:00'), lucknow)).toBeUndefined()
})

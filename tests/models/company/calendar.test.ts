import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endOfDay, instantIn, minuteIn, momentIn, startOfDay } from '#app/models/company/calendar'

describe('when', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T01:44:00Z') })
  })

  test.each([
    ['2026-11-25T01:44:00Z', 'Today 07:14'],
    ['2026-11-24T18:29:00Z', 'Yesterday'],
    ['2026-11-24T18:31:00Z', 'Today 00:01'],
    ['2026-11-12T06:00:00Z', '12 Nov'],
    ['2025-09-02T06:00:00Z', '2 Sept 2025'],
  ])('%s is shown as %j in Lucknow', (instant, shown) => {
    expect(momentIn('Asia/Kolkata', Date.parse(instant)).when).toBe(shown)
  })
})

test.each([
  ['America/Santiago', '2026-09-06'],
  ['Atlantic/Azores', '2026-03-29'],
  ['Africa/Cairo', '2026-04-24'],
])('in %s %s begins at 01:00, because clocks skip midnight', (timeZone, day) => {
  expect(minuteIn(timeZone, startOfDay(timeZone, day) ?? 0)).toBe(`${day} 01:00`)
})

test('the day before a skipped midnight lasts until then', () => {
  const end = endOfDay('America/Santiago', '2026-09-05') ?? 0
  expect(minuteIn('America/Santiago', end)).toBe('2026-09-05 23:59')
})

test('a time that clocks skip or repeat is one of that day', () => {
  const shown = (day: string, time: string) =>
    minuteIn('America/New_York', instantIn('America/New_York', day, time) ?? 0)
  expect(shown('2026-03-08', '02:30')).toBe('2026-03-08 03:30')
  expect(shown('2026-03-08', '03:30')).toBe('2026-03-08 03:30')
  expect(shown('2026-11-01', '01:30')).toBe('2026-11-01 01:30')
  expect(shown('2028-02-29', '09:00')).toBe('2028-02-29 09:00')
})

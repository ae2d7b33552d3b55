import { dayIn, HOUR_MS, timeIn } from '#app/models/company/calendar'
import {
  isWorkingDay,
  type OfficeHours,
  openingTimes,
  openMsBetween,
  workingDayMs,
} from '#app/models/company/office-hours'
import { countOf } from '#app/models/text'
import type { CallBack, Status } from './enquiry'

const NOON = '12:00'
const LATE_AFTERNOON = '16:00'

export function callBackWindow(
  callBack: Exclude<CallBack, ''>,
  hours: OfficeHours,
): { from: string; to: string } {
  const { opensAt, closesAt } = openingTimes(hours)
  const windows = {
    'Any time': { from: opensAt, to: closesAt },
    Morning: { from: opensAt, to: earlier(NOON, closesAt) },
    Afternoon: { from: later(NOON, opensAt), to: earlier(LATE_AFTERNOON, closesAt) },
    Evening: { from: later(LATE_AFTERNOON, opensAt), to: closesAt },
  }
  const wanted = windows[callBack]
  // If the office is closed at that time of day, its opening hours are shown.
  return wanted.from < wanted.to ? wanted : windows['Any time']
}

export function isCallBackNow(
  callBack: Exclude<CallBack, ''>,
  hours: OfficeHours,
  now: number,
): boolean {
  if (!isWorkingDay(hours, dayIn(hours.timeZone, now))) return false
  const { from, to } = callBackWindow(callBack, hours)
  const time = timeIn(hours.timeZone, now)
  return from <= time && time < to
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** @param since time of arrival, or of the last status change, reply, call or answer */
export function waitingOf(status: Status, since: number, now: number, hours: OfficeHours) {
  if (status === 'Closed') return undefined
  const openMs = openMsBetween(hours, since, now)
  const dayMs = workingDayMs(hours)
  return { words: waitingWords(openMs, dayMs), isOverdue: openMs >= dayMs }
}

/** Office hours in words: "3 h", "2 working days". */
function waitingWords(openMs: number, dayMs: number): string {
  const days = Math.floor(openMs / dayMs)
  if (days > 0) return countOf(days, 'working day', 'working days')
  const hours = Math.floor(openMs / HOUR_MS)
  return hours > 0 ? `${hours} h` : 'under an hour'
}

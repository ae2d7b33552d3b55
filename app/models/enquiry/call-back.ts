import { isWithin, type OfficeHours } from '#app/models/company/office-hours'
import type { CallBack } from './enquiry'

const NOON = '12:00'
const LATE_AFTERNOON = '16:00'

/** When to ring somebody who asked for a call: as two times (HH:MM) of a working day. */
export function callBackWindow(
  callBack: Exclude<CallBack, ''>,
  { opensAt, closesAt }: OfficeHours,
): { from: string; to: string } {
  const windows = {
    'Any time': { from: opensAt, to: closesAt },
    Morning: { from: opensAt, to: earlier(NOON, closesAt) },
    Afternoon: { from: later(NOON, opensAt), to: earlier(LATE_AFTERNOON, closesAt) },
    Evening: { from: later(LATE_AFTERNOON, opensAt), to: closesAt },
  }
  const wanted = windows[callBack]
  // Where the office is closed at that time of day, its own hours are the nearest thing.
  return wanted.from < wanted.to ? wanted : windows['Any time']
}

/** Whether now is a good moment to ring. */
export function isCallBackNow(
  callBack: Exclude<CallBack, ''>,
  hours: OfficeHours,
  now: number,
): boolean {
  const { from, to } = callBackWindow(callBack, hours)
  return isWithin(hours, now, from, to)
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

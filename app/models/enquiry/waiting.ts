import { type OfficeHours, openMsBetween, workingDayMs } from '#app/models/company/office-hours'
import type { Status } from './enquiry'

const HOUR_MS = 3_600_000

export interface Waiting {
  /** How long in office hours, in words: "3 h", "2 working days". */
  words: string
  /** Whether it is a working day or more. */
  isOverdue: boolean
}

/**
 * How long an enquiry has been waiting for somebody to do something about it; undefined where it is closed.
 * @param since when it came, or when its status was last changed or a note was last written
 */
export function waitingOf(
  status: Status,
  since: number,
  now: number,
  hours: OfficeHours,
): Waiting | undefined {
  if (status === 'Closed') return undefined
  const openMs = openMsBetween(hours, since, now)
  const dayMs = workingDayMs(hours)
  return { words: waitingWords(openMs, dayMs), isOverdue: openMs >= dayMs }
}

function waitingWords(openMs: number, dayMs: number): string {
  const days = Math.floor(openMs / dayMs)
  if (days > 0) return days === 1 ? '1 working day' : `${days} working days`
  const hours = Math.floor(openMs / HOUR_MS)
  return hours > 0 ? `${hours} h` : 'under an hour'
}

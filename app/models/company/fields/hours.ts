import * as z from 'zod'
import { startOfDay } from '#app/models/company/calendar'
import { DAYS } from '#app/models/company/opening-times'
import { inGroup, timeOfDay } from './kinds'

const field = inGroup('Opening hours')

/** "2026-01-26", or "2026-01-26 Republic Day". */
const holiday = z
  .string()
  .trim()
  .overwrite((line) => line.replace(/\s+/g, ' '))
  .min(1)
  .regex(/^\d{4}-\d{2}-\d{2}( .{1,80})?$/, {
    error: 'Write a day such as 2026-01-26 Republic Day',
    abort: true,
  })
  .refine(
    (line) => startOfDay('UTC', line.slice(0, 10)) !== undefined,
    'There is no such day in the calendar',
  )

export const hoursFields = {
  openDays: field(
    'Open days',
    z
      .array(z.enum(DAYS))
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'A day is named twice')
      .default(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
  ),
  opensAt: field('Opens at', timeOfDay('09:00'), { input: 'time' }),
  closesAt: field('Closes at', timeOfDay('17:00'), { input: 'time' }),
  holidays: field('Holidays', z.array(holiday).max(500).default([]), {
    description:
      'Days on which the office is also closed, such as 2026-01-26 Republic Day. Waiting times skip them.',
  }),
  timeZone: field(
    'Time zone',
    z.string().refine(isTimeZone, 'Write a time zone such as Asia/Kolkata').default('Asia/Kolkata'),
    { description: 'Such as Asia/Kolkata.' },
  ),
}

export function hoursError({ opensAt, closesAt }: { opensAt: string; closesAt: string }) {
  if (closesAt >= opensAt) return undefined
  return `This is before ${opensAt}, when it opens. Write a later time; for all day, the same time twice`
}

/** Intl.supportedValuesOf lists only one name of each zone. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

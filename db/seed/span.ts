import { DAY_MS } from '#app/models/company/calendar'
import type { Retention } from '#app/models/company/company'
import { cutoffs } from '#app/models/privacy/retention'

const TWO_YEARS_MS = 2 * 365 * DAY_MS

/** The first instant for rows up to `until`: two years earlier, or later where retention would remove such rows. */
export function firstInstant(
  what: 'enquiries' | 'applications',
  rules: Retention,
  until: number,
): number {
  return Math.max(until - TWO_YEARS_MS, cutoffs(rules, until)[what])
}

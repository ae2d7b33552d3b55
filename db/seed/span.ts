import type { Retention } from '#app/models/company/company'
import { cutoffs } from '#app/models/privacy/retention'

const TWO_YEARS_MS = 2 * 365 * 86_400_000

/** Where rows up to an instant begin: two years before, unless the site keeps them for less and would soon remove them. */
export function firstInstant(
  what: 'enquiries' | 'applications',
  rules: Retention,
  until: number,
): number {
  return Math.max(until - TWO_YEARS_MS, cutoffs(rules, until)[what])
}

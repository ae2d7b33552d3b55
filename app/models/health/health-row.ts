import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/models/company/calendar'
import { countOf } from '#app/models/text'

export interface HealthRow {
  id: string
  label: string
  value: string
  /** Time of the event, in epoch milliseconds. */
  at?: number
  /** What to do; empty if nothing is wrong. */
  advice: string
  notice?: string
  /** The link of the notice; by default the Health page. */
  noticeTo?: string
  links?: { label: string; to: string }[]
  /** It has not happened yet, which is neither good nor bad. */
  isNotYet?: boolean
  /** The operator chose this, so staff get no email. */
  isChosen?: boolean
}

export const ago = (ms: number) => `${age(ms)} ago`

const STEPS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const

export function age(ms: number): string {
  const step = STEPS.find((one) => ms >= 2 * one.ms) ?? { unit: 'minute', ms: MINUTE_MS }
  const count = Math.max(1, Math.floor(ms / step.ms))
  return countOf(count, step.unit, `${step.unit}s`)
}

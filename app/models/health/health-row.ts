import { countOf } from '#app/models/text'

export interface HealthRow {
  id: string
  label: string
  value: string
  /** When it was, in epoch milliseconds. */
  at?: number
  /** What to do; empty while all is well. */
  advice: string
  notice?: string
  /** Where the notice leads; to the Health page unless said. */
  noticeTo?: string
  /** Where to do it. */
  links?: { label: string; to: string }[]
  /** Neither good nor bad: it has not happened so far. */
  isNotYet?: boolean
  /** The operator set it so: staff get no email. */
  isChosen?: boolean
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const ago = (ms: number) => `${age(ms)} ago`

const STEPS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: 60_000 },
] as const

export function age(ms: number): string {
  const step = STEPS.find((one) => ms >= 2 * one.ms) ?? { unit: 'minute', ms: 60_000 }
  const count = Math.max(1, Math.floor(ms / step.ms))
  return countOf(count, step.unit, `${step.unit}s`)
}

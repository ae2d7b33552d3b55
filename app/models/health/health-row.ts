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

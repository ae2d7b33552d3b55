/** `unchanged`: nothing differed; `conflict`: a colleague corrected the details meanwhile. */
export type CorrectionOutcome = 'corrected' | 'unchanged' | 'conflict'

export const CONFLICT =
  'A colleague corrected these details meanwhile. Nothing of yours is saved yet. What you typed is below'

interface Detail<Name extends string> {
  name: Name
  label: string
}

export function describeCorrection<Name extends string>(
  details: readonly Detail<Name>[],
  before: Record<Name, string>,
  after: Record<Name, string>,
) {
  const changed = details.filter(({ name }) => before[name] !== after[name])
  const lineOf = ({ name, label }: Detail<Name>) =>
    `${label}: ${before[name] || 'none'} → ${after[name] || 'none'}`
  return {
    labels: changed.map(({ label }) => label).join(', '),
    note: changed.map(lineOf).join('\n'),
  }
}

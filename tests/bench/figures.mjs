export const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]

const show = (value, unit = '') => {
  if (value === undefined) return ''
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })}${unit && ` ${unit}`}`
}

/** @returns whether a row reaches its goal; undefined without a goal */
export function isReached({ ours, ratio, atLeast, atMost }) {
  const judged = ratio ?? ours
  if (atLeast !== undefined) return judged >= atLeast
  if (atMost !== undefined) return judged <= atMost
  return undefined
}

function goalOf({ atLeast, atMost }) {
  if (atLeast !== undefined) return `at least ${atLeast}`
  return atMost === undefined ? '' : `at most ${atMost}`
}

/** One line of the table, as cells. */
export function cells(row) {
  const { figure, ours, reference, unit, name, ratio } = row
  const verdict = { true: 'yes', false: 'NO' }[isReached(row)] ?? ''
  const beside = reference === undefined ? '' : `${show(reference, unit)} ${name}`
  return [figure, show(ours, unit), beside, ratio?.toFixed(2) ?? '', goalOf(row), verdict]
}

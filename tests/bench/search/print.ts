import { USUAL } from './cases'
import { p50AndP95, shown, sorted, type Times, within } from './measure'

const MOST_RATIO = 2

/**
 * Prints a table of cases at two sizes and what they come to, all runs of all cases taken together.
 * @param most milliseconds that 95 of 100 may take at the large size
 * @param isLong whether each case gets its line
 */
export function compare(
  title: string,
  small: Map<string, Times>,
  large: Map<string, Times>,
  most: number,
  isLong = true,
): void {
  console.log(`\n${title}\n${' '.repeat(44)}10,000: p50     p95   1,000,000: p50     p95`)
  for (const [name, times] of large) {
    const less = small.get(name)
    if (less && isLong) console.log(`${name.padEnd(44)}${p50AndP95(less)}      ${p50AndP95(times)}`)
  }
  sum(
    'all of them',
    together(small, () => true),
    together(large, () => true),
    most,
  )
  const isUsual = (name: string) => USUAL.includes(name.split(' | ', 1)[0] ?? '')
  sum('what is mostly typed', together(small, isUsual), together(large, isUsual), most)
}

function together(cases: Map<string, Times>, isAsked: (name: string) => boolean): Times {
  return sorted([...cases].flatMap(([name, times]) => (isAsked(name) ? times : [])))
}

function sum(name: string, less: Times, more: Times, most: number): void {
  console.log(`${name.padEnd(44)}${p50AndP95(less)}      ${p50AndP95(more)}`)
  goal('95 of 100 within, ms', within(0.95, more), most)
  goal('times as long as with 10,000 at p95', within(0.95, more) / within(0.95, less), MOST_RATIO)
  goal('at p50', within(0.5, more) / within(0.5, less), MOST_RATIO)
}

export function goal(what: string, figure: number, most: number): void {
  const verdict = figure <= most ? 'reached' : 'NOT REACHED'
  console.log(`  ${what.padEnd(48)}${shown(figure)}  (at most ${most}: ${verdict})`)
}

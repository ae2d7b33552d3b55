import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'

import { measureBoth } from './measure'

const PIECE = Buffer.alloc(1024 * 1024)
const RUNS = 40

/**
 * How busy the machine is, in words: a fixed piece of work by the clock and by processor time. Where they differ others
 * have the processor; where both grow from run to run they share its core or its caches, and all figures grow alike.
 */
export async function describeMachine(): Promise<string> {
  const { clock, processor } = await measureBoth(RUNS, () =>
    createHash('sha256').update(PIECE).digest(),
  )
  const middle = (times: readonly number[]) => (times[RUNS / 2] ?? 0).toFixed(2)
  const load = loadavg()[0]?.toFixed(1)
  return `Machine: load ${load}; a megabyte hashed in ${middle(clock)} ms by the clock, ${middle(processor)} ms of processor time`
}

const ROUNDS = 5

/**
 * How many times more processor time `work` takes for eight times the size: 8 if it is linear, 64 if quadratic. The best
 * of a few rounds counts, because other work slows a machine down.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  const least = (of: number) => Math.min(...Array.from({ length: ROUNDS }, () => spentOn(work, of)))
  work(size)
  return least(size * 8) / Math.max(least(size), 1)
}

/** In microseconds. */
function spentOn(work: (size: number) => void, size: number): number {
  const before = process.cpuUsage()
  work(size)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

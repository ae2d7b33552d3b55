const ROUNDS = 5

/**
 * How many times as much processor time `work` takes on eight times as much: 8 where it is linear, 64 in the square. The
 * best of a few rounds, since a machine has other things to do.
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

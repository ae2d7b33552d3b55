/** Times of repeated runs in milliseconds, sorted. */
export type Times = readonly number[]

export async function measure(runs: number, work: () => unknown): Promise<Times> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return sorted(times)
}

/** The same, by the clock and by the processor time of this process. */
export async function measureBoth(
  runs: number,
  work: () => unknown,
): Promise<{ clock: Times; processor: Times }> {
  const clock: number[] = []
  const processor: number[] = []
  for (let run = 0; run < runs; run++) {
    const [begun, before] = [performance.now(), process.cpuUsage()]
    await work()
    const { user, system } = process.cpuUsage(before)
    clock.push(performance.now() - begun)
    processor.push((user + system) / 1000)
  }
  return { clock: sorted(clock), processor: sorted(processor) }
}

export const sorted = (times: readonly number[]): Times => times.toSorted((a, b) => a - b)

/** The time within which a share of the runs was done. */
export function within(share: number, times: Times): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

export const shown = (ms: number) => ms.toFixed(2).padStart(8)

export const p50AndP95 = (times: Times) => shown(within(0.5, times)) + shown(within(0.95, times))

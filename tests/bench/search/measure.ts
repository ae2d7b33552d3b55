/** Times of repeated runs in milliseconds. */
export interface Times {
  p50: number
  p95: number
}

export async function measure(runs: number, work: () => unknown): Promise<Times> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return summary(times)
}

export function summary(times: number[]): Times {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0 }
}

export const shown = (ms: number) => ms.toFixed(2).padStart(8)

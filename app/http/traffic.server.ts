const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts of the responses since the start, for /metrics. */
export const traffic = {
  byClass: { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 } as Record<string, number>,
  /** How many took at most `seconds`. */
  within: BUCKETS.map((seconds) => ({ seconds, count: 0 })),
  count: 0,
  seconds: 0,
}

/** @param seconds undefined for a stream of events */
export function countResponse(status: number, seconds: number | undefined): void {
  const name = `${Math.floor(status / 100)}xx`
  traffic.byClass[name] = (traffic.byClass[name] ?? 0) + 1
  if (seconds === undefined) return
  traffic.count++
  traffic.seconds += seconds
  for (const bucket of traffic.within) if (seconds <= bucket.seconds) bucket.count++
}

import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const WINDOW_MS = 500
/** Later than this the program is no use to who comes now. */
const LATE_MS = 200
/** A loop with pauses is not overrun, however late: something else on the machine is. */
const BUSY_SHARE = 0.9
/** So many windows in a row, so that one long pause or a start does not count. */
const WINDOWS = 2

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
let delayMs = 0
let lateWindows = 0

/** How late the program gets to what is due, in milliseconds: the mean of the last half second. */
export function eventLoopDelayMs(): number {
  return delayMs
}

/** More comes in than the program can answer; who comes now is better told at once than left to wait. */
export function isOverrun(): boolean {
  return lateWindows >= WINDOWS
}

/** Starts measuring. @returns stops it */
export function watchEventLoop(): () => void {
  histogram.enable()
  let last = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) : 0
    histogram.reset()
    const now = performance.eventLoopUtilization()
    const share = performance.eventLoopUtilization(now, last).utilization
    last = now
    lateWindows = delayMs > LATE_MS && share > BUSY_SHARE ? lateWindows + 1 : 0
  }, WINDOW_MS).unref()
  return () => {
    clearInterval(timer)
    histogram.disable()
    delayMs = 0
    lateWindows = 0
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const WINDOW_MS = 500
const LATE_MS = 200
/** Below this share of processor time the process waits for the machine; refusing requests would not help. */
const BUSY_SHARE = 0.5
/** One late window, such as at the start, does not count. */
const WINDOWS = 2

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
let delayMs = 0
let lateWindows = 0

export function eventLoopDelayMs(): number {
  return delayMs
}

export function isOverloaded(): boolean {
  return lateWindows >= WINDOWS
}

export function watchEventLoop(): () => void {
  histogram.enable()
  let before = { work: workMs(), time: performance.now() }
  const timer = setInterval(() => {
    const now = { work: workMs(), time: performance.now() }
    const passed = now.time - before.time
    // An iteration as long as the window leaves the histogram empty: its first tick only starts a measurement.
    const tick = histogram.count > 0 ? histogram.mean / 1e6 : passed
    delayMs = Math.max(0, tick - RESOLUTION_MS)
    histogram.reset()
    const share = (now.work - before.work) / passed
    before = now
    lateWindows = delayMs > LATE_MS && share > BUSY_SHARE ? lateWindows + 1 : 0
  }, WINDOW_MS).unref()
  return () => {
    clearInterval(timer)
    histogram.disable()
    delayMs = 0
    lateWindows = 0
  }
}

function workMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

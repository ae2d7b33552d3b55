import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const WINDOW_MS = 500
/** Later than this the program is no use to who comes now. */
const LATE_MS = 200
/** A loop that is late with less work of its own waits for the machine; turning visitors away would not help it. */
const BUSY_SHARE = 0.5
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
  let last = workMs()
  let lastTime = performance.now()
  const timer = setInterval(() => {
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) : 0
    histogram.reset()
    const [work, time] = [workMs(), performance.now()]
    const share = (work - last) / (time - lastTime)
    last = work
    lastTime = time
    lateWindows = delayMs > LATE_MS && share > BUSY_SHARE ? lateWindows + 1 : 0
  }, WINDOW_MS).unref()
  return () => {
    clearInterval(timer)
    histogram.disable()
    delayMs = 0
    lateWindows = 0
  }
}

/** Time that this thread has had of a processor. */
function workMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

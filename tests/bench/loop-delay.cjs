// Preloaded into the site: writes its event-loop delay every tenth of a second to the file that BENCH_LOOP names.
const { appendFileSync } = require('node:fs')
const { monitorEventLoopDelay } = require('node:perf_hooks')
const { isMainThread } = require('node:worker_threads')

const RESOLUTION_MS = 1
const file = process.env.BENCH_LOOP

// Child processes of the site are not measured.
delete process.env.NODE_OPTIONS
delete process.env.BENCH_LOOP
if (file && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  setInterval(() => {
    const most = Math.max(0, delay.max / 1e6 - RESOLUTION_MS)
    appendFileSync(file, `${Date.now()} ${most.toFixed(2)}\n`)
    delay.reset()
  }, 100).unref()
}

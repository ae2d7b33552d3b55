// Preloaded into the site: writes how late its event loop was, every tenth of a second, to the file BENCH_LOOP names.
const { appendFileSync } = require('node:fs')
const { monitorEventLoopDelay } = require('node:perf_hooks')
const { isMainThread } = require('node:worker_threads')

const RESOLUTION_MS = 1
const file = process.env.BENCH_LOOP

// What the site starts is another program.
delete process.env.NODE_OPTIONS
delete process.env.BENCH_LOOP
if (file && isMainThread) {
  const late = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  late.enable()
  setInterval(() => {
    const most = Math.max(0, late.max / 1e6 - RESOLUTION_MS)
    appendFileSync(file, `${Date.now()} ${most.toFixed(2)}\n`)
    late.reset()
  }, 100).unref()
}

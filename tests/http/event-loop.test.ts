import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

import { isOverloaded, watchEventLoop } from '#app/http/event-loop.server'

const never = new Int32Array(new SharedArrayBuffer(4))

/** Blocks the event loop for `turnMs` milliseconds in each turn. */
async function block(turns: number, turnMs: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    Atomics.wait(never, 0, 0, turnMs)
    await new Promise(setImmediate)
  }
}

/** Fakes the CPU share of this thread. */
function fakeCpuShare(share: number): void {
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: performance.now() * 1000 * share,
    system: 0,
  }))
}

test('a delayed event loop with a low CPU share is not overrun', async () => {
  fakeCpuShare(0.2)
  const stop = watchEventLoop()
  await block(7, 300)
  expect(isOverloaded()).toBe(false)
  stop()
}, 15_000)

test.each([
  [6, 300],
  // Longer than the window in which delays are gathered.
  [3, 700],
])(
  'an event loop blocked %i times for %i ms is overrun until it recovers',
  async (turns, ms) => {
    fakeCpuShare(0.95)
    const stop = watchEventLoop()
    await block(turns, ms)
    expect(isOverloaded()).toBe(true)
    // A sleeping thread uses no CPU, even if a busy machine wakes it late.
    fakeCpuShare(0)
    await expect.poll(isOverloaded, { timeout: 10_000 }).toBe(false)
    stop()
  },
  15_000,
)

test('an event loop blocked once is not overrun', async () => {
  fakeCpuShare(0.95)
  const stop = watchEventLoop()
  await block(1, 900)
  await sleep(1)
  expect(isOverloaded()).toBe(false)
  stop()
}, 15_000)

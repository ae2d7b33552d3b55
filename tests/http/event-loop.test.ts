import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'

import { isOverrun, watchEventLoop } from '#app/http/event-loop.server'

const never = new Int32Array(new SharedArrayBuffer(4))

/** Holds the loop up for so many turns of `turnMs`. */
async function hold(turns: number, turnMs: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    Atomics.wait(never, 0, 0, turnMs)
    await new Promise(setImmediate)
  }
}

afterEach(() => vi.restoreAllMocks())

/** Says that this thread has had such a share of a processor, however busy the machine is. */
function workShare(share: number): void {
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: performance.now() * 1000 * share,
    system: 0,
  }))
}

test('a loop that is late because others have the machine is not overrun', async () => {
  workShare(0.2)
  const stop = watchEventLoop()
  await hold(7, 300)
  expect(isOverrun()).toBe(false)
  stop()
}, 15_000)

test.each([
  [6, 300],
  // Longer than the window in which delays are gathered.
  [3, 700],
])(
  'a loop of %i turns of %i ms is overrun, and not any more once it has caught up',
  async (turns, ms) => {
    workShare(0.95)
    const stop = watchEventLoop()
    await hold(turns, ms)
    expect(isOverrun()).toBe(true)
    // A sleeping thread has no share, even where a busy machine wakes it late.
    workShare(0)
    await expect.poll(isOverrun, { timeout: 10_000 }).toBe(false)
    stop()
  },
  15_000,
)

test('one long pause does not count as being overrun', async () => {
  workShare(0.95)
  const stop = watchEventLoop()
  await hold(1, 900)
  await sleep(1)
  expect(isOverrun()).toBe(false)
  stop()
}, 15_000)

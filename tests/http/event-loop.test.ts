import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'

import { isOverrun, watchEventLoop } from '#app/http/event-loop.server'

/** Keeps the loop busy in pieces of `pieceMs`. */
async function work(totalMs: number, pieceMs: number): Promise<void> {
  const until = performance.now() + totalMs
  while (performance.now() < until) {
    const piece = performance.now() + pieceMs
    while (performance.now() < piece);
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
  await work(2000, 300)
  expect(isOverrun()).toBe(false)
  stop()
}, 15_000)

test('a loop that is always late is overrun, and not any more once it has caught up', async () => {
  workShare(0.95)
  const stop = watchEventLoop()
  await work(2500, 300)
  expect(isOverrun()).toBe(true)
  // A sleeping thread has no share, even where a busy machine wakes it late.
  workShare(0)
  await sleep(1500)
  expect(isOverrun()).toBe(false)
  stop()
}, 15_000)

test('one long pause does not count as being overrun', async () => {
  const stop = watchEventLoop()
  await work(450, 450)
  await sleep(700)
  expect(isOverrun()).toBe(false)
  stop()
}, 15_000)

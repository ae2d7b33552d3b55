import { expect, test } from 'vitest'

import { HashQueueFullError, runQueued } from '#app/models/account/hash-queue.server'

const done: string[] = []

/** Occupies both slots of the queue. @returns releases them */
function hold(): () => void {
  done.length = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void runQueued(() => held)
  void runQueued(() => held)
  return release
}

const enqueue = (name: string, network: string, signal?: AbortSignal) =>
  runQueued(async () => void done.push(name), { network, signal }).catch((error: unknown) => error)

test('networks take turns, and a client that has disconnected is skipped', async () => {
  const release = hold()
  const disconnected = new AbortController()
  const all = [
    enqueue('a1', 'a'),
    enqueue('a2', 'a'),
    enqueue('a3', 'a', disconnected.signal),
    enqueue('b1', 'b'),
  ]
  disconnected.abort()
  release()
  await Promise.all(all)
  expect(done).toEqual(['a1', 'b1', 'a2'])
})

test('a full queue refuses the network that fills it, and accepts another', async () => {
  const release = hold()
  const flood = Array.from({ length: 60 }, (_, i) => enqueue(`a${i}`, 'a'))
  const other = enqueue('b', 'b')
  release()
  const refused = (await Promise.all(flood)).filter((error) => error instanceof HashQueueFullError)
  expect(await other).toBeUndefined()
  expect(refused).toHaveLength(13)
  expect(done.slice(0, 2)).toContain('b')
})

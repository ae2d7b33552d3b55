import { expect, test } from 'vitest'

import { HashQueueFull, inTurn } from '#app/models/account/hash-queue.server'

const done: string[] = []

/** Two works that run until they are let go, so that all others wait. */
function hold(): () => void {
  done.length = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void inTurn(() => held)
  void inTurn(() => held)
  return release
}

const ask = (name: string, network: string, signal?: AbortSignal) =>
  inTurn(async () => void done.push(name), { network, signal }).catch((error: unknown) => error)

test('networks take turns, and who has gone is passed over', async () => {
  const release = hold()
  const gone = new AbortController()
  const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a', gone.signal), ask('b1', 'b')]
  gone.abort()
  release()
  await Promise.all(all)
  expect(done).toEqual(['a1', 'b1', 'a2'])
})

test('a full queue refuses the network that fills it, never another', async () => {
  const release = hold()
  const flood = Array.from({ length: 60 }, (_, i) => ask(`a${i}`, 'a'))
  const other = ask('b', 'b')
  release()
  const refused = (await Promise.all(flood)).filter((error) => error instanceof HashQueueFull)
  expect(await other).toBeUndefined()
  expect(refused).toHaveLength(13)
  expect(done.slice(0, 2)).toContain('b')
})

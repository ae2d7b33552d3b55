import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'

import { networkOf } from '#app/http/rate-limit.server'
import { readBody } from '#app/server/guard/body'
import { createBodyBudget } from '#app/server/guard/body-budget'
import { createThrottle } from '#app/server/guard/throttle'

test('a client gets a burst, then so many a second, and nobody else feels it', () => {
  let now = 0
  const throttle = createThrottle({ burst: 10, perSecond: 2 }, () => now)
  const waits = Array.from({ length: 12 }, () => throttle.spend('a'))
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(0))
  expect(waits.slice(10).every((wait) => wait > 0)).toBe(true)
  expect(throttle.spend('b')).toBe(0)
  now += 1000
  expect([throttle.spend('a'), throttle.spend('a')]).toEqual([0, 0])
  expect(throttle.spend('a')).toBeGreaterThan(0)
  now += 3_600_000
  expect(throttle.spend('a')).toBe(0)
})

test('a throttle remembers only so many clients, and forgets who was longest away', () => {
  const throttle = createThrottle({ burst: 1, perSecond: 0.001, most: 100 }, () => 0)
  throttle.spend('first')
  expect(throttle.spend('first')).toBeGreaterThan(0)
  for (let i = 0; i < 100; i++) throttle.spend(`client ${i}`)
  expect(throttle.spend('client 99')).toBeGreaterThan(0)
  expect(throttle.spend('first')).toBe(0)
})

test('bodies on the way share a budget, and no client takes it all', () => {
  const budget = createBodyBudget({ total: 100, each: 60 })
  const [first, second, other, third] = ['a', 'a', 'b', 'c'].map((client) => budget.open(client))
  expect(first?.take(30)).toBe(true)
  expect(first?.take(20)).toBe(true)
  expect(second?.take(20)).toBe(false)
  expect(other?.take(50)).toBe(true)
  expect(third?.take(1)).toBe(false)
  first?.close()
  first?.close()
  expect(third?.take(50)).toBe(true)
  expect(third?.take(1)).toBe(false)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::ffff:1:2:3', '2001:db8:0:0'],
  ['2001:0DB8:0000:0001:a:b:c:d', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s draws on the budget of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

/** Room for everything, and nobody who reads. */
const free = { take: () => true, cut: () => {} }

/** A request whose body comes as the test writes it. */
function incoming() {
  const message = new PassThrough() as PassThrough & { complete: boolean }
  message.complete = false
  message.on('end', () => {
    message.complete = true
  })
  return message
}

const asMessage = (message: EventEmitter) => message as unknown as IncomingMessage

test('a body within its limit passes whole', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 1000 }, free)
  message.end('0123456789')
  expect(Buffer.concat(await body.stream.toArray()).toString()).toBe('0123456789')
  expect(body.fault()).toBeUndefined()
})

test('a body is cut at its limit, whatever length was declared', async () => {
  const message = incoming()
  const cut = vi.fn()
  const body = readBody(asMessage(message), { bytes: 10, ms: 1000 }, { ...free, cut })
  message.write('0123456789a')
  await expect(body.stream.toArray()).rejects.toThrow('too-large')
  expect(body.fault()).toBe('too-large')
  expect(cut).toHaveBeenCalled()
})

test('a body that takes too long is cut', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 20 }, free)
  message.write('0')
  await expect(body.stream.toArray()).rejects.toThrow('too-slow')
  expect(body.fault()).toBe('too-slow')
})

test('a reader does not wait for a client that is gone', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 10_000 }, free)
  message.write('0')
  setTimeout(() => message.destroy(), 5)
  await expect(body.stream.toArray()).rejects.toThrow('the client has gone')
  expect(body.fault()).toBeUndefined()
})

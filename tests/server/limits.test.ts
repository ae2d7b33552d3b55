import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { consume, networkOf } from '#app/http/rate-limit.server'
import { readSettings } from '#app/models/company/settings.server'
import { createBudget, readBody } from '#app/server/guard/body'
import { freshSite } from '#tests/support/app'

test('a client is limited after 600 requests; other clients are not', async () => {
  await freshSite({ settings: readSettings({}) })
  const waits: number[] = []
  for (let i = 0; i < 602; i++) waits.push(await consume('request', 'a'))
  expect(waits.slice(0, 600)).toEqual(Array(600).fill(0))
  expect(waits.slice(600).every((wait) => wait > 0 && wait <= 30)).toBe(true)
  expect(await consume('request', 'b')).toBe(0)
})

test('a client is limited after 100 MB a day; other clients are not', async () => {
  await freshSite({ settings: readSettings({}) })
  const resume = 5 * 1024 * 1024
  for (let i = 0; i < 20; i++) expect(await consume('bytes', 'a', resume)).toBe(0)
  expect(await consume('bytes', 'a', resume)).toBeGreaterThan(80_000)
  expect(await consume('bytes', 'b', resume)).toBe(0)
})

test('bodies being read share a budget, of which one client gets only a part', () => {
  const budget = createBudget(100, 60)
  expect(budget.take('a', 30)).toBe(true)
  expect(budget.take('a', 20)).toBe(true)
  expect(budget.take('a', 20)).toBe(false)
  expect(budget.take('b', 50)).toBe(true)
  expect(budget.take('c', 1)).toBe(false)
  budget.release('a', 50)
  expect(budget.take('c', 50)).toBe(true)
  expect(budget.take('c', 1)).toBe(false)
})

test('clients that take all they can get leave room for others', () => {
  const budget = createBudget(100, 60)
  for (const greedy of ['a', 'b', 'c', 'd']) while (budget.take(greedy, 1));
  expect(budget.take('visitor', 5)).toBe(true)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::ffff:1:2:3', '2001:db8:0:0'],
  ['2001:0DB8:0000:0001:a:b:c:d', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('the address %s is limited as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const anyRoom = () => true

/** A request whose body the test writes. */
function incoming() {
  const message = Object.assign(new PassThrough(), { complete: false, socket: { bytesRead: 0 } })
  message.on('end', () => {
    message.complete = true
  })
  return message
}

const asMessage = (message: EventEmitter) => message as unknown as IncomingMessage

const textOf = (body: Awaited<ReturnType<typeof readBody>>) =>
  Array.isArray(body) ? Buffer.concat(body).toString() : body

test('a body within its limit is read completely', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, isCut: false }, anyRoom)
  message.end('0123456789')
  expect(textOf(await body)).toBe('0123456789')
})

test('a body over its limit is refused as too large', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, isCut: false }, anyRoom)
  message.write('0123456789a')
  expect(await body).toBe('too-large')
})

test('an upload over its limit is cut at the limit', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, isCut: true }, anyRoom)
  message.write('0123456789')
  message.write('a')
  expect(textOf(await body)).toBe('0123456789')
})

test('a body for which the budget has no room is refused', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, isCut: false }, () => false)
  message.write('0')
  expect(await body).toBe('no-room')
})

test('a body that stops arriving is refused as too slow', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, isCut: false }, anyRoom, {
    bytes: 8,
    ms: 20,
  })
  message.write('0')
  expect(await body).toBe('too-slow')
})

test('a steady slow body is read; a body whose rate drops is refused', async () => {
  const message = incoming()
  const limit = { bytes: 10_000, isCut: false }
  const body = readBody(asMessage(message), limit, anyRoom, { bytes: 8, ms: 500 })
  for (let i = 0; i < 30; i++) {
    message.write('0123')
    await sleep(20)
  }
  message.end()
  expect(textOf(await body)).toHaveLength(120)

  const slower = incoming()
  const refused = readBody(asMessage(slower), limit, anyRoom, { bytes: 8, ms: 500 })
  slower.write('0'.repeat(5000))
  const timer = setInterval(() => slower.write('0'), 200)
  expect(await refused).toBe('too-slow')
  clearInterval(timer)
})

test('small chunks are joined and reserve budget in blocks of 16 KB', async () => {
  const message = incoming()
  const reserved: number[] = []
  const limit = { bytes: 100_000, isCut: false }
  const body = readBody(asMessage(message), limit, (bytes) => reserved.push(bytes) > 0)
  for (let i = 0; i < 20_000; i++) message.write('x')
  message.end('y')
  expect(textOf(await body)).toBe(`${'x'.repeat(20_000)}y`)
  expect(reserved).toEqual([16_384, 16_384])
  expect(await body).toHaveLength(2)
})

test('a body with more framing than content is refused', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 1e6, isCut: false }, anyRoom)
  for (let i = 0; i < 100_000; i++) {
    message.socket.bytesRead += 6
    message.write('x')
  }
  expect(await body).toBe('fragmented')
})

test('reading ends when the client disconnects', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, isCut: false }, anyRoom)
  message.write('0')
  setTimeout(() => message.destroy(), 5)
  expect(await body).toBe('gone')
})

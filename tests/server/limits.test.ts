import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'

import { networkOf, spend } from '#app/http/rate-limit.server'
import { readSettings } from '#app/models/company/settings.server'
import { BodyBudget, readBody } from '#app/server/guard/body'
import { freshSite } from '#tests/support/app'

test('a client gets a burst of requests, and nobody else feels it', async () => {
  freshSite({ settings: readSettings({}) })
  const waits: number[] = []
  for (let i = 0; i < 602; i++) waits.push(await spend('request', 'a'))
  expect(waits.slice(0, 600)).toEqual(Array(600).fill(0))
  expect(waits.slice(600).every((wait) => wait > 0 && wait <= 30)).toBe(true)
  expect(await spend('request', 'b')).toBe(0)
})

test('bodies on the way share a budget, and no client takes it all', () => {
  const budget = new BodyBudget(100, 60)
  expect(budget.take('a', 30)).toBe(true)
  expect(budget.take('a', 20)).toBe(true)
  expect(budget.take('a', 20)).toBe(false)
  expect(budget.take('b', 50)).toBe(true)
  expect(budget.take('c', 1)).toBe(false)
  budget.release('a', 50)
  expect(budget.take('c', 50)).toBe(true)
  expect(budget.take('c', 1)).toBe(false)
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

const anyRoom = () => true

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
  const body = readBody(asMessage(message), { bytes: 10, ms: 1000 }, anyRoom)
  message.end('0123456789')
  expect(String(await body)).toBe('0123456789')
})

test('a body is cut at its limit, whatever length was declared', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 1000 }, anyRoom)
  message.write('0123456789a')
  expect(await body).toBe('too-large')
})

test('of an upload that is too large the part within the limit is handed on', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 1000 }, anyRoom, true)
  message.write('0123456789')
  message.write('a')
  expect(String(await body)).toBe('0123456789')
})

test('a body without room in the budget is not read on', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 1000 }, () => false)
  message.write('0')
  expect(await body).toBe('no-room')
})

test('a body that takes too long is cut', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 20 }, anyRoom)
  message.write('0')
  expect(await body).toBe('too-slow')
})

test('a reader does not wait for a client that is gone', async () => {
  const message = incoming()
  const body = readBody(asMessage(message), { bytes: 10, ms: 10_000 }, anyRoom)
  message.write('0')
  setTimeout(() => message.destroy(), 5)
  expect(await body).toBe('gone')
})

import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/settings.server'
import { clientAddress } from '#app/server/client-address'
import { refuse } from '#app/server/guard'

const loopback = readSettings({})
const example = readSettings({ SITE_ORIGIN: 'https://example.com', HOST: '0.0.0.0' })

function message(change: { method?: string; url?: string; headers?: Record<string, string> } = {}) {
  return {
    method: 'GET',
    url: '/',
    ...change,
    headers: { host: 'example.com', ...change.headers },
  } as unknown as IncomingMessage
}

const statusFor = (change: Parameters<typeof message>[0], settings = example) =>
  refuse(message(change), settings)?.status ?? 'passed'

/** The table of Go's net/http CrossOriginProtection. */
test.each([
  ['GET', { 'sec-fetch-site': 'cross-site' }, 'passed'],
  ['HEAD', { 'sec-fetch-site': 'cross-site' }, 'passed'],
  ['OPTIONS', { 'sec-fetch-site': 'cross-site' }, 'passed'],
  ['POST', { 'sec-fetch-site': 'same-origin' }, 'passed'],
  ['POST', { 'sec-fetch-site': 'none' }, 'passed'],
  ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
  ['PUT', { 'sec-fetch-site': 'same-site' }, 403],
  ['DELETE', { 'sec-fetch-site': 'cross-site', origin: 'https://example.com' }, 403],
  ['POST', { origin: 'https://example.com' }, 'passed'],
  ['POST', { origin: 'https://evil.example' }, 403],
  ['POST', { origin: 'null' }, 403],
  ['POST', { origin: 'garbage' }, 403],
  ['POST', {}, 'passed'],
])('%s with %o: %s', (method, headers, outcome) => {
  expect(statusFor({ method, headers: headers as Record<string, string> })).toBe(outcome)
})

test.each([
  ['example.com', 'passed'],
  ['example.com:8443', 421],
  ['evil.example', 421],
  ['localhost:3000', 421],
  ['', 421],
])('the host "%s" of a public listener: %s', (host, outcome) => {
  expect(statusFor({ headers: { host } })).toBe(outcome)
})

test.each(['localhost:3000', 'localhost:9', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  'a loopback listener also goes by %s',
  (host) => {
    expect(statusFor({ headers: { host } }, loopback)).toBe('passed')
  },
)

test.each([
  ['/?_data=root', 400],
  ['/?a=b&_data=', 400],
  ['/?x_data=1', 'passed'],
  ['/a//b', 400],
  ['/a\\b', 400],
  ['/%00', 400],
  ['/%zz', 400],
  ['/digital-marketting/bulk-sms?q=//x', 'passed'],
  [`/${'a'.repeat(2050)}`, 414],
])('the address %.30s: %s', (url, outcome) => {
  expect(statusFor({ url })).toBe(outcome)
})

test.each([
  [{ peer: '192.0.2.7' }, '192.0.2.7'],
  [{ peer: '::ffff:192.0.2.7' }, '192.0.2.7'],
  [{ peer: '192.0.2.7', forwarded: '203.0.113.9' }, '192.0.2.7'],
  [{ peer: '10.0.0.1', forwarded: '203.0.113.9' }, '203.0.113.9'],
  [{ peer: '10.0.0.1', forwarded: '1.1.1.1, 203.0.113.9, 10.0.0.2' }, '203.0.113.9'],
  [{ peer: '10.0.0.1' }, '10.0.0.1'],
])(
  'the client of %o is %s',
  ({ peer, forwarded }: { peer: string; forwarded?: string }, client) => {
    const request = {
      socket: { remoteAddress: peer },
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    } as unknown as IncomingMessage
    expect(clientAddress(request, ['10.0.0.1', '10.0.0.2'])).toBe(client)
  },
)

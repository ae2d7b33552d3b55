import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'

import { metricsGate } from '#app/server/guard/probe'

const TOKEN = 'a token of twenty letters'.replaceAll(' ', '-')

function statusFor(
  { from = '127.0.0.1', headers = {} }: { from?: string; headers?: Record<string, string> },
  metricsToken?: string,
) {
  const message = {
    socket: { remoteAddress: from },
    headers: { host: '127.0.0.1:3000', ...headers },
  } as unknown as IncomingMessage
  return metricsGate({ metricsToken })(message)?.status ?? 'passed'
}

test.each([
  [{}, 'passed'],
  [{ from: '::1', headers: { host: '[::1]:3000' } }, 'passed'],
  [{ from: '::ffff:127.0.0.1', headers: { host: 'localhost' } }, 'passed'],
  [{ from: '192.0.2.7' }, 404],
  [{ from: '10.0.0.7' }, 404],
  // Forwarded by a local proxy, with TRUST_PROXY or without.
  [{ headers: { host: 'www.example.com' } }, 404],
  [{ headers: { 'x-forwarded-for': '192.0.2.7' } }, 404],
  [{ headers: { forwarded: 'for=192.0.2.7' } }, 404],
  [{ headers: { authorization: 'Bearer undefined' }, from: '192.0.2.7' }, 404],
])('without METRICS_TOKEN a request with %j for the metrics: %s', (change, status) => {
  expect(statusFor(change)).toBe(status)
})

test.each([
  [{}, 'passed'],
  [{ from: '192.0.2.7' }, 401],
  [{ from: '192.0.2.7', headers: { authorization: `Bearer ${TOKEN}` } }, 'passed'],
  [{ from: '192.0.2.7', headers: { authorization: `Bearer ${TOKEN}s` } }, 401],
  [{ from: '192.0.2.7', headers: { authorization: 'Bearer ' } }, 401],
  [{ from: '192.0.2.7', headers: { authorization: `Basic ${TOKEN}` } }, 401],
])('with METRICS_TOKEN a request with %j for the metrics: %s', (change, status) => {
  expect(statusFor(change, TOKEN)).toBe(status)
})

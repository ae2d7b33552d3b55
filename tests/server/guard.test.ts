import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { clientAddressReader } from '#app/server/guard/client-address'
import { createGuard, refuseLongUrl } from '#app/server/guard/guard'
import { isPreview } from '#app/server/guard/target'

const loopback = readSettings({})
const example = readSettings({ SITE_ORIGIN: 'https://example.com', HOST: '0.0.0.0' })

interface Change {
  method?: string
  url?: string
  headers?: Record<string, string>
  /** Additional raw header names and values. */
  raw?: string[]
}

function message({ raw = [], ...change }: Change) {
  const headers = { host: 'example.com', ...change.headers }
  const rawHeaders = [...Object.entries(headers).flat(), ...raw]
  return { method: 'GET', url: '/', ...change, headers, rawHeaders } as unknown as IncomingMessage
}

const statusFor = (change: Change, settings = example) =>
  createGuard(settings)(message(change)).refusal?.status ?? 'passed'

const pathFor = (url: string) => createGuard(example)(message({ url })).target?.path

/** The table of Go's net/http CrossOriginProtection. */
test.each([
  ['GET', { 'sec-fetch-site': 'cross-site' }, 'passed'],
  ['HEAD', { 'sec-fetch-site': 'cross-site' }, 'passed'],
  ['OPTIONS', { 'sec-fetch-site': 'cross-site' }, 204],
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
  ['POST', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
  ['POST', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  ['POST', { origin: 'https://example.com.evil.example' }, 403],
  ['POST', { origin: 'https://example.com:8443' }, 403],
  ['PUT', { origin: 'https://example.com' }, 'passed'],
])('a %s request with %o: %s', (method, headers, outcome) => {
  expect(statusFor({ method, headers: headers as Record<string, string> })).toBe(outcome)
})

test.each([
  ['example.com', 'passed'],
  ['example.com:8443', 421],
  ['evil.example', 421],
  ['localhost:3000', 421],
  ['EXAMPLE.com', 'passed'],
  ['example.com:443', 'passed'],
  ['example.com:80', 421],
  ['example.com.', 421],
  ['', 400],
  ['a b', 400],
  ['[', 400],
  ['x:99999', 400],
  ['example.com:443:1', 400],
  ['example.com@evil.example', 400],
])('the host "%s" of a public listener: %s', (host, outcome) => {
  expect(statusFor({ headers: { host } })).toBe(outcome)
})

test.each(['localhost:3000', 'localhost:9', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  'a loopback listener accepts the host %s',
  (host) => {
    expect(statusFor({ headers: { host } }, loopback)).toBe('passed')
  },
)

const probe = { url: '/readyz', host: '10.0.0.5:3000', peer: '10.0.0.9', method: 'GET' }

test.each<
  [string, number | string, Partial<typeof probe> & { forwarded?: string; raw?: string[] }]
>([
  ['by IP address', 'passed', {}],
  [
    'by the name of a container',
    'passed',
    { url: '/healthz', host: 'site-1.internal', peer: '127.0.0.1' },
  ],
  ['over IPv6', 'passed', { host: '[fd00::5]:3000', peer: 'fd00::9' }],
  ['from an IPv4-mapped address', 'passed', { peer: '::ffff:192.168.1.4' }],
  ['with HEAD', 'passed', { method: 'HEAD' }],
  ['with POST', 421, { method: 'POST' }],
  ['from a public address', 421, { peer: '203.0.113.9' }],
  ['from a public address behind the proxy', 421, { peer: '127.0.0.1', forwarded: '203.0.113.9' }],
  ['with a malformed Host', 400, { host: 'a b' }],
  ['with two Hosts', 400, { raw: ['Host', 'evil.example'] }],
  ['for a page', 421, { url: '/' }],
  ['for the data of a page', 421, { url: '/healthz.data' }],
  ['with a query', 421, { url: '/healthz?x' }],
])('a health check %s: %s', (_, outcome, change) => {
  const { host, peer, forwarded, ...rest } = { ...probe, forwarded: '', ...change }
  const headers = { host, ...(forwarded && { 'x-forwarded-for': forwarded }) }
  const request = Object.assign(message({ ...rest, headers }), { socket: { remoteAddress: peer } })
  const settings = readSettings({ SITE_ORIGIN: 'https://example.com', TRUST_PROXY: '127.0.0.1' })
  expect(createGuard(settings)(request).refusal?.status ?? 'passed').toBe(outcome)
})

test.each([
  ['/?_data=root', 400],
  ['/?a=b&_data=', 400],
  ['/?x_data=1', 'passed'],
  ['/a//b', 400],
  ['/a\\b', 400],
  ['/%00', 400],
  ['/%zz', 400],
  ['/digital-marketting/bulk-sms?q=//x', 'passed'],
  ['/?_data', 400],
  ['/?%5Fdata=root', 400],
  ['/?a?b&_data=root', 400],
  ['/?q=_data', 'passed'],
  ['/a/../admin', 400],
  ['/a/%2e%2e/admin', 400],
  ['/./admin', 400],
  ['/admin%2f..', 400],
  ['/admin%5cx', 400],
  ['/a%0d%0ab', 400],
  ['/a#b', 400],
  ['http://example.com/', 400],
  ['*', 400],
  ['', 400],
  ['/.well-known/security.txt', 'passed'],
])('the URL %s: %s', (url, outcome) => {
  expect(statusFor({ url })).toBe(outcome)
})

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/ADMIN', '/admin'],
  ['/%61dmin', '/admin'],
  ['/admin.data', '/admin'],
  ['/_root.data?index', '/'],
  ['/_root', '/_root'],
  ['/admin.data/', '/admin.data'],
  ['/admin%2Edata', '/admin.data'],
  ['/admin.DATA', '/admin.data'],
  ['/admin/webhoo%E2%84%AAs', '/admin/webhoo\u212as'],
  ['/%2561dmin', '/%61dmin'],
])('the guard reads the path of %s as %s', (url, path) => {
  expect(pathFor(url)).toBe(path)
})

test.each<[string, number | string, Change]>([
  ['a URL of 8,200 characters', 414, { url: `/${'a'.repeat(8200)}` }],
  ['a second Host', 400, { raw: ['HOST', 'evil.example'] }],
  ['too many headers', 431, { raw: Array.from({ length: 130 }, (_, i) => `x${i}`) }],
  ['a GET with a body', 400, { headers: { 'content-length': '5' } }],
  ['a GET with a chunked body', 400, { headers: { 'transfer-encoding': 'chunked' } }],
  ['a GET with an empty body', 'passed', { headers: { 'content-length': '0' } }],
  ['a compressed body', 415, { method: 'POST', headers: { 'content-encoding': 'gzip' } }],
  ['TRACE', 405, { method: 'TRACE' }],
  ['PATCH', 'passed', { method: 'PATCH' }],
])('%s: %s', (_, outcome, change) => {
  expect(statusFor(change)).toBe(outcome)
})

test.each([
  [{ peer: '192.0.2.7' }, '192.0.2.7'],
  [{ peer: '::ffff:192.0.2.7' }, '192.0.2.7'],
  [{ peer: '192.0.2.7', forwarded: '203.0.113.9' }, '192.0.2.7'],
  [{ peer: '10.0.0.1', forwarded: '203.0.113.9' }, '203.0.113.9'],
  [{ peer: '10.0.0.1', forwarded: '1.1.1.1, 203.0.113.9, 10.0.0.2' }, '203.0.113.9'],
  [{ peer: '10.0.0.1' }, '10.0.0.1'],
  [{ peer: '10.0.0.1', forwarded: 'junk' }, '10.0.0.1'],
  [{ peer: '10.0.0.1', forwarded: '203.0.113.9, junk' }, '10.0.0.1'],
  [{ peer: '10.0.0.1', forwarded: '2001:db8::7' }, '2001:db8::7'],
])(
  'the client address of %o is %s',
  ({ peer, forwarded }: { peer: string; forwarded?: string }, client) => {
    const request = {
      socket: { remoteAddress: peer },
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    } as unknown as IncomingMessage
    expect(clientAddressReader(['10.0.0.1', '10.0.0.2'])(request)).toBe(client)
  },
)

test('a proxy is trusted if its address is in a trusted range', () => {
  const read = clientAddressReader(['10.0.0.0/8', '2001:db8::/32'])
  const client = (remoteAddress: string) =>
    read({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    } as unknown as IncomingMessage)
  expect(client('10.9.8.7')).toBe('203.0.113.9')
  expect(client('::ffff:10.9.8.7')).toBe('203.0.113.9')
  expect(client('2001:db8::7')).toBe('203.0.113.9')
  expect(client('11.0.0.1')).toBe('11.0.0.1')
})

test('a URL over 2,048 characters is refused unless the route allows long URLs', () => {
  const request = { url: `/${'a'.repeat(2050)}` } as IncomingMessage
  expect(refuseLongUrl(request, {})?.status).toBe(414)
  expect(refuseLongUrl(request, { hasLongUrl: true })).toBeUndefined()
})

test.each([
  ['/about', false],
  ['/about?', false],
  ['/about?previews', false],
  ['/about?preview', true],
  ['/about?x=1&preview=frame', true],
  ['/about?a?&preview', true],
])('whether %s asks for drafts: %s', (url, expected) => {
  expect(isPreview(url)).toBe(expected)
})

import { expect, test } from 'vitest'

import { sendRaw } from '#tests/support/raw'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()
const host = () => new URL(served.url).host

/** A request with `lines` as headers; Host is added unless a line has one. */
function request(first: string, lines: string[] = [], body = ''): string {
  const hasHost = lines.some((line) => /^host\b/i.test(line))
  const all = [first, ...(hasHost ? [] : [`Host: ${host()}`]), ...lines]
  return `${all.join('\r\n')}\r\n\r\n${body}`
}

const json = (body: string) => ['Content-Type: application/json', `Content-Length: ${body.length}`]
const form = (type: string, body: string) => [
  ...(type ? [`Content-Type: ${type}`] : []),
  `Content-Length: ${body.length}`,
]
const OPEN = '{"name":'
const PART = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha'
const MULTIPART = 'multipart/form-data; boundary=b'

const requests: [string, () => string, number][] = [
  ['broken JSON', () => request('POST /enquiry/send HTTP/1.1', json(OPEN), OPEN), 400],
  ['an empty JSON body', () => request('POST /api/mail/send HTTP/1.1', json('')), 400],
  [
    'JSON as text',
    () => request('POST /enquiry/send HTTP/1.1', form('text/plain', '{}'), '{}'),
    415,
  ],
  ['a form without a type', () => request('POST /enquiry HTTP/1.1', form('', 'a=b'), 'a=b'), 415],
  ['a form as text', () => request('POST /contact HTTP/1.1', form('text/plain', 'a'), 'a'), 415],
  [
    'an upload as a plain form',
    () =>
      request(
        'POST /careers/addjob HTTP/1.1',
        form('application/x-www-form-urlencoded', 'a=b'),
        'a=b',
      ),
    415,
  ],
  [
    'an invalid multipart body',
    () => request('POST /enquiry HTTP/1.1', form(MULTIPART, 'junk'), 'junk'),
    400,
  ],
  [
    'multipart without a boundary',
    () => request('POST /enquiry HTTP/1.1', form('multipart/form-data', PART), PART),
    400,
  ],
  [
    'multipart cut short',
    () => request('POST /careers/addjob HTTP/1.1', form(MULTIPART, PART), PART),
    400,
  ],
  [
    'an incomplete form with charset before its boundary',
    () =>
      request(
        'POST /careers/addjob HTTP/1.1',
        form('multipart/form-data; charset=utf-8; boundary="b"', `${PART}\r\n--b--\r\n`),
        `${PART}\r\n--b--\r\n`,
      ),
    400,
  ],
  [
    'Origin: null',
    () => request('POST /enquiry HTTP/1.1', ['Origin: null', 'Content-Length: 0']),
    403,
  ],
  [
    'an invalid Origin',
    () => request('POST /enquiry HTTP/1.1', ['Origin: garbage', 'Content-Length: 0']),
    403,
  ],
  [
    'another site',
    () => request('POST /login HTTP/1.1', ['Sec-Fetch-Site: cross-site', 'Content-Length: 0']),
    403,
  ],
  ['an empty Origin', () => request('POST /about HTTP/1.1', ['Origin:', 'Content-Length: 0']), 405],
  [
    'an invalid Origin with Sec-Fetch-Site: same-origin',
    () =>
      request('POST /about HTTP/1.1', [
        'Origin: x',
        'Sec-Fetch-Site: same-origin',
        'Content-Length: 0',
      ]),
    405,
  ],
  ['TRACE', () => request('TRACE / HTTP/1.1'), 405],
  ['an unknown method', () => request('BREW / HTTP/1.1'), 400],
  ['CONNECT', () => request('CONNECT example.com:443 HTTP/1.1'), 0],
  ['a Host with a space', () => request('GET / HTTP/1.1', ['Host: a b']), 400],
  ['an incomplete Host', () => request('GET / HTTP/1.1', ['Host: [']), 400],
  ['a Host with an invalid port', () => request('GET / HTTP/1.1', ['Host: x:99999']), 400],
  ['an empty Host', () => request('GET / HTTP/1.1', ['Host:']), 400],
  ['another Host', () => request('GET / HTTP/1.1', ['Host: evil.example']), 421],
  ['two Hosts', () => request('GET / HTTP/1.1', [`Host: ${host()}`, 'Host: evil.example']), 400],
  ['no Host', () => 'GET / HTTP/1.1\r\n\r\n', 400],
  ['HTTP/1.0 without a Host', () => 'GET / HTTP/1.0\r\n\r\n', 400],
  ['a health check without a Host', () => 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  [
    'a health check by another Host',
    () => request('GET /readyz HTTP/1.1', ['Host: 10.0.0.5']),
    200,
  ],
  [
    'a health check with two Hosts',
    () => 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    400,
  ],
  [
    'a claimed X-Forwarded-Host',
    () => request('GET / HTTP/1.1', ['X-Forwarded-Host: a b', 'X-Forwarded-Proto: junk:']),
    200,
  ],
  ['OPTIONS of an API endpoint', () => request('OPTIONS /enquiry/send HTTP/1.1'), 204],
  ['GET of a POST endpoint', () => request('GET /enquiry/send HTTP/1.1'), 405],
  [
    'POST of a page without an action',
    () => request('POST /about HTTP/1.1', ['Content-Length: 0']),
    405,
  ],
  [
    'POST of a service page',
    () => request('POST /digital-marketting/x HTTP/1.1', ['Content-Length: 0']),
    405,
  ],
  ['_data', () => request('GET /?_data=root HTTP/1.1'), 400],
  [
    '_data on a write',
    () => request('POST /login?_data=routes%2Fadmin%2Flogin HTTP/1.1', ['Content-Length: 0']),
    400,
  ],
  ['an encoded _data', () => request('GET /?a?b&%5Fdata=routes/admin/login HTTP/1.1'), 400],
  ['the route manifest', () => request('GET /__manifest?p=/a/a/a/a/a/a HTTP/1.1'), 404],
  ['a broken escape', () => request('GET /% HTTP/1.1'), 400],
  ['an encoded slash', () => request('GET /admin%2fx HTTP/1.1'), 400],
  ['an empty segment', () => request('GET //x HTTP/1.1'), 400],
  ['an unknown page', () => request('GET /no-such-page HTTP/1.1'), 404],
  [
    'a large Content-Length',
    () =>
      request(
        'POST /enquiry/send HTTP/1.1',
        ['Content-Type: application/json', 'Content-Length: 209715200'],
        '{',
      ),
    413,
  ],
  [
    'a large chunked body',
    () =>
      request(
        'POST /contact HTTP/1.1',
        ['Content-Type: application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'],
        `${'2000\r\n'}${'a'.repeat(0x2000)}\r\n`.repeat(20),
      ),
    413,
  ],
  [
    'a large body that no action reads',
    () =>
      request(
        'POST /about HTTP/1.1',
        ['Transfer-Encoding: chunked'],
        `${'2000\r\n'}${'a'.repeat(0x2000)}\r\n`.repeat(3),
      ),
    405,
  ],
  [
    'an invalid Content-Length',
    () => request('POST /enquiry HTTP/1.1', ['Content-Length: 5x']),
    400,
  ],
  [
    'a negative Content-Length',
    () => request('POST /enquiry HTTP/1.1', ['Content-Length: -1']),
    400,
  ],
  [
    'two different lengths',
    () => request('POST /enquiry HTTP/1.1', ['Content-Length: 3', 'Content-Length: 4'], 'abcd'),
    400,
  ],
  [
    'a compressed body',
    () => request('POST /enquiry HTTP/1.1', ['Content-Encoding: gzip', 'Content-Length: 1'], 'a'),
    415,
  ],
  ['an unknown Expect header', () => request('GET / HTTP/1.1', ['Expect: miracles']), 417],
  [
    'CL.TE',
    () =>
      request(
        'POST /enquiry HTTP/1.1',
        ['Content-Length: 6', 'Transfer-Encoding: chunked'],
        '0\r\n\r\nG',
      ),
    400,
  ],
  [
    'TE.CL',
    () =>
      request(
        'POST /enquiry HTTP/1.1',
        ['Transfer-Encoding: chunked', 'Content-Length: 3'],
        '1\r\nG\r\n0\r\n\r\n',
      ),
    400,
  ],
  [
    'TE.TE',
    () =>
      request(
        'POST /enquiry HTTP/1.1',
        ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
        '0\r\n\r\n',
      ),
    400,
  ],
  [
    'an unknown TE',
    () => request('POST /enquiry HTTP/1.1', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    400,
  ],
  ['a space before the colon', () => request('GET / HTTP/1.1', ['X-A : b']), 400],
  ['a folded header', () => request('GET / HTTP/1.1', ['X-A: b', ' c']), 400],
  ['bare line feeds', () => `GET / HTTP/1.1\nHost: ${host()}\n\n`, 400],
  ['a NUL in a header', () => request('GET / HTTP/1.1', ['X-A: b\0c']), 400],
  ['no version', () => 'GET /\r\n\r\n', 400],
  ['TLS on a plain port', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  [
    'too many headers',
    () =>
      request(
        'GET /?a HTTP/1.1',
        Array.from({ length: 100 }, (_, i) => `X-${i}: a`),
      ),
    431,
  ],
  ['oversized headers', () => request('GET / HTTP/1.1', [`X-A: ${'a'.repeat(20_000)}`]), 431],
  ['an oversized URL', () => request(`GET /${'a'.repeat(3000)} HTTP/1.1`), 414],
]

const cases = requests.map(([name, bytes, status]) => [name, status, bytes] as const)

test.each(cases)('%s gets status %i', async (_, status, bytes) => {
  const response = await sendRaw(served.url, bytes())
  expect(response.status, response.all.slice(0, 300)).toBe(status)
})

test('a malformed request closes its connection, so that no request can hide behind it', async () => {
  const hidden = 'GET /admin HTTP/1.1\r\nHost: hidden\r\n\r\n'
  for (const [name, bytes, status] of requests) {
    if (!/CL|TE|fold|NUL|line feeds|lengths/.test(name) || status !== 400) continue
    const { all } = await sendRaw(served.url, bytes() + hidden)
    expect(all.match(/HTTP\/1\.1 /g), name).toHaveLength(1)
  }
})

test('an API request with Expect: 100-continue gets 100 Continue', async () => {
  const body = '{"name":"Asha Verma","email":"asha@example.in","desc":"OTP messages for a clinic"}'
  const lines = [...json(body), 'Expect: 100-continue']
  const { all } = await sendRaw(served.url, request('POST /enquiry/send HTTP/1.1', lines, body))
  expect(all).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /)
})

test('refusals have security headers and are JSON for API clients and pages for browsers', async () => {
  const apiResponse = await fetch(`${served.url}/?_data=x`)
  expect(apiResponse.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await apiResponse.json()).toMatchObject({
    status: 400,
    message: 'The address is malformed',
  })
  const page = await fetch(`${served.url}/?_data=x`, { headers: { Accept: 'text/html,*/*' } })
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('The address is malformed')
  for (const name of ['Content-Security-Policy', 'X-Frame-Options', 'X-Content-Type-Options'])
    expect(page.headers.get(name), name).toBeTruthy()
})

test('after all malformed requests the server is ready and has logged no error', async () => {
  expect((await fetch(`${served.url}/readyz`)).status).toBe(200)
  expect(served.program.output()).not.toMatch(/"level":(50|60)/)
})

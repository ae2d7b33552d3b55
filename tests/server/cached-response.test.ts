import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sendCached, toCachedResponse } from '#app/server/cached-response'
import { encodeAll } from '#app/server/compress'

const TEXT = 'a page that is the same for everybody. '.repeat(50)
const given = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }

const server = createServer(async (request, response) => {
  const cached = toCachedResponse(given, await encodeAll(Buffer.from(TEXT)))
  sendCached(cached, request, response, request.url === '/first' ? 'a=b' : undefined)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function sendRequest(headers: Record<string, string> = {}, path = '/', method = 'GET') {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body }
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['*', 'br'],
  ['deflate', undefined],
  ['brotli', undefined],
  ['GZIP', 'gzip'],
  [`gzip, ${'x;q=0,'.repeat(50)}`, undefined],
])('a client that accepts %s gets the content encoding %s', async (accepted, encoding) => {
  const response = await sendRequest(accepted === undefined ? {} : { 'Accept-Encoding': accepted })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers.vary).toBe('Accept-Encoding')
  expect(response.headers['content-length']).toBe(String(response.body.length))
})

test('a matching If-None-Match gets 304 without a body', async () => {
  const { etag = '' } = (await sendRequest()).headers
  for (const known of [etag, `"x", ${etag}`, '*']) {
    const response = await sendRequest({ 'If-None-Match': known, 'Accept-Encoding': 'br' })
    expect(response.status).toBe(304)
    expect(response.headers.etag).toBe(etag)
    expect(response.body.length).toBe(0)
  }
  expect((await sendRequest({ 'If-None-Match': '"x"' })).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = [await sendRequest(), await sendRequest({}, '/', 'HEAD')]
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('a response that sets a cookie is private', async () => {
  const [plain, first] = [await sendRequest(), await sendRequest({}, '/first')]
  expect(plain.headers['cache-control']).toBe('no-cache')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers['set-cookie']).toEqual(['a=b'])
})

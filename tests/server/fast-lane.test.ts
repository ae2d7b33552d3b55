import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'

import { openFastLane } from '#app/server/fast-lane'
import { keep, sendKept } from '#app/server/kept'
import { readKeptRequest } from '#app/server/kept-request'
import { packSmall } from '#app/server/pack'

const BODY = 'hello visitor '.repeat(200)
const kept = keep(
  { 'Content-Type': 'text/html', 'x-frame-options': 'SAMEORIGIN', 'X-Frame-Options': 'DENY' },
  await packSmall(Buffer.from(BODY)),
)
/** Does not pack. */
const LARGE = randomBytes(200_000)
const large = keep({}, { identity: LARGE })
const cookieFor = ({ cookie }: { cookie?: string }) => (cookie ? undefined : 'lead=1; Path=/')

const running: Server[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
    server.closeIdleConnections()
  }
})

/** A server whose slow way says so in a header; `/` is kept. */
async function serve({ isFast = true } = {}) {
  const server = createServer((request, response) => {
    const { url, headers, method } = request
    if (url === '/large') return sendKept(large, request, response)
    if (url === '/' && (method === 'GET' || method === 'HEAD') && headers.host === 'ours') {
      return sendKept(kept, request, response, cookieFor(headers))
    }
    request.resume().on('end', () => response.writeHead(404, ['Slow', 'yes']).end('nothing'))
  })
  if (isFast) {
    openFastLane(server, {
      find: (url) => ({ '/': kept, '/large': large })[url],
      isOwnHost: (host) => host === 'ours',
      cookieFor,
    })
  }
  running.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** Sends pieces one after the other and gives back everything that came until the line went quiet or closed. */
async function talk(port: number, ...pieces: string[]): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'connect')
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await sleep(15)
  }
  let before = -1
  while (before !== chunks.length) {
    before = chunks.length
    await sleep(40)
  }
  socket.destroy()
  return Buffer.concat(chunks)
}

const get = (lines: string[] = [], first = 'GET / HTTP/1.1') =>
  `${[first, 'Host: ours', ...lines].join('\r\n')}\r\n\r\n`
const headOf = (answer: Buffer) => answer.toString('latin1').split('\r\n\r\n', 1)[0] ?? ''
const bodyOf = (answer: Buffer) => answer.subarray(answer.indexOf('\r\n\r\n') + 4)
const comparable = (answer: Buffer) => ({
  head: headOf(answer)
    .replace(/Date: .*/, '')
    .split('\r\n')
    .filter(Boolean)
    .sort(),
  body: bodyOf(answer).toString('latin1'),
})

const REQUESTS: [name: string, pieces: string[]][] = [
  ['a plain GET', [get()]],
  ['one with brotli', [get(['Accept-Encoding: gzip, deflate, br, zstd'])]],
  ['one with gzip', [get(['accept-encoding: gzip'])]],
  ['one that refuses brotli', [get(['Accept-Encoding: br;q=0, gzip;q=0.5'])]],
  ['one with a cookie', [get(['Cookie: lead=1'])]],
  ['one that has it', [get([`If-None-Match: "x", ${kept.etag}`])]],
  ['one that has anything', [get(['If-None-Match: *'])]],
  ['one that has another', [get(['If-None-Match: W/"other"'])]],
  ['HEAD', [get([], 'HEAD / HTTP/1.1')]],
  ['HTTP/1.0', [get([], 'GET / HTTP/1.0')]],
  ['another method', [get([], 'DELETE / HTTP/1.1')]],
  ['a query', [get([], 'GET /?a=b HTTP/1.1')]],
  ['an absolute address', [get([], 'GET http://ours/ HTTP/1.1')]],
  ['another page', [get([], 'GET /other HTTP/1.1')]],
  ['another host', ['GET / HTTP/1.1\r\nHost: theirs\r\n\r\n']],
  ['no host', ['GET / HTTP/1.1\r\n\r\n']],
  ['two hosts', [get(['Host: theirs'])]],
  ['two hosts of which one is empty', ['GET / HTTP/1.1\r\nHost:\r\nHost: ours\r\n\r\n']],
  ['an empty host', ['GET / HTTP/1.1\r\nHost:\r\n\r\n']],
  ['a request to close', [get(['Connection: close'])]],
  ['a body', [get(['Content-Length: 5']), 'hello']],
  ['a chunked body', [get(['Transfer-Encoding: chunked']), '0\r\n\r\n']],
  ['a length and chunks', [get(['Content-Length: 5', 'Transfer-Encoding: chunked']), '0\r\n\r\n']],
  ['a bare line feed', ['GET / HTTP/1.1\nHost: ours\n\n']],
  ['a folded field', [get(['X: a\r\n b'])]],
  ['a space before the colon', [get(['Host : theirs'])]],
  ['a control character', [get(['X: a\u0000b'])]],
  ['nonsense', ['hello\r\n\r\n']],
  ['two at once', [get() + get(['Accept-Encoding: br'])]],
  ['one after the other', [get(), get(['Accept-Encoding: gzip']), get()]],
  ['fast, slow, fast', [get(), get([], 'GET /other HTTP/1.1'), get()]],
  ['one in two pieces', ['GET / HTTP/1.1\r\nHo', 'st: ours\r\n\r\n']],
  ['one and a half', [`${get()}GET / HT`, 'TP/1.1\r\nHost: ours\r\n\r\n']],
  ['a line feed that comes late', [get().slice(0, -1), '\n']],
]

test.each(REQUESTS)('%s is answered as node:http answers it', async (_name, pieces) => {
  const [fast, slow] = [await serve(), await serve({ isFast: false })]
  const [ours, theirs] = await Promise.all([talk(fast.port, ...pieces), talk(slow.port, ...pieces)])
  expect(comparable(ours)).toEqual(comparable(theirs))
})

test('the lane itself is taken, and only by whole plain requests', async () => {
  const { server, port } = await serve()
  let slow = 0
  server.on('request', () => slow++)
  await talk(port, get(), get(['Accept-Encoding: br']))
  expect(slow).toBe(0)
  await talk(port, get([], 'HEAD / HTTP/1.1'))
  expect(slow).toBe(1)
})

test('a request with more fields than any may have is not for the lane', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: b`)
  expect(readKeptRequest(Buffer.from(get(fields(63))))).toMatchObject({ host: 'ours' })
  expect(readKeptRequest(Buffer.from(get(fields(64))))).toBeUndefined()
})

test('a request may fall apart anywhere', async () => {
  const { port } = await serve()
  const whole = get(['Cookie: a'])
  const cuts = Array.from({ length: whole.length - 1 }, (_, i) => i + 1)
  const answers = await Promise.all(
    cuts.map((cut) => talk(port, whole.slice(0, cut), whole.slice(cut))),
  )
  for (const answer of answers) expect(bodyOf(answer).toString()).toBe(BODY)
})

test('a reader gets the coding it takes, and every header once', async () => {
  const { port } = await serve()
  const br = await talk(port, get(['Accept-Encoding: gzip, br', 'Cookie: a']))
  expect(brotliDecompressSync(bodyOf(br)).toString()).toBe(BODY)
  const gzip = await talk(port, get(['Accept-Encoding: gzip', 'Cookie: a']))
  expect(gunzipSync(bodyOf(gzip)).toString()).toBe(BODY)
  expect(headOf(br).match(/x-frame-options: .*/gi)).toEqual(['X-Frame-Options: DENY'])
  expect(headOf(br)).toContain('Vary: Accept-Encoding')
  expect(headOf(br)).not.toContain('Set-Cookie')
})

test('the cookie of one visitor never reaches another', async () => {
  const { port } = await serve()
  expect(headOf(await talk(port, get()))).toContain('Set-Cookie: lead=1')
  expect(headOf(await talk(port, get(['Cookie: a'])))).not.toContain('Set-Cookie')
})

test('a reader that does not read is not read either', async () => {
  const { server, port } = await serve()
  const arrived = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').pause()
  const [theirs] = (await arrived) as [Socket]
  const asked = 300
  for (let i = 0; i < asked; i++) {
    socket.write(get([], 'GET /large HTTP/1.1'))
    await sleep(1)
  }
  expect(theirs.isPaused()).toBe(true)
  expect(theirs.writableLength).toBeLessThan(3 * LARGE.length)

  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
  })
  socket.resume()
  while (bytes < asked * LARGE.length) await sleep(10)
  socket.destroy()
})

test('a stop ends connections that wait, in the lane too', async () => {
  const { server, port } = await serve()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(get())
  await once(socket, 'data')
  const closed = once(socket, 'close')
  server.close()
  await closed
})

test('a connection that says nothing is closed', async () => {
  const { server, port } = await serve()
  server.headersTimeout = 50
  const socket = connect(port, '127.0.0.1')
  socket.resume()
  await once(socket, 'close')
})

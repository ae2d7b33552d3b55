import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'

import { meera, SECRET_KEY } from '#tests/support/app'
import { type Program, startProgram } from '#tests/support/program'

let program: Program

beforeAll(async () => {
  program = await startProgram({
    LOG_LEVEL: 'silent',
    ADMIN_SECRET_KEY: SECRET_KEY,
    TRUST_PROXY: '127.0.0.1',
    NODE_OPTIONS: '--max-old-space-size=512',
  })
})

/** Pipelines requests without reading the responses, until the server closes the connection. */
async function flood(head: string): Promise<void> {
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1').on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  const isClosed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head}\r\n\r\n`.repeat(1500))
  // Without a read, only a write detects that the socket is closed.
  const timer = setInterval(() => socket.write('\r\n'), 100)
  await isClosed
  clearInterval(timer)
}

test.each([
  [100, 'GET / HTTP/1.1\r\nHost: localhost'],
  [10, 'GET /readyz HTTP/1.1\r\nHost: localhost'],
  [10, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x'],
])(
  '%i connections that pipeline %j without reading the responses are closed',
  async (length, head) => {
    await Promise.all(Array.from({ length }, () => flood(head)))
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
  },
)

test('800 pipelined page requests that are never read cost less than 150 that are read', async () => {
  const read = processorTicks()
  for (let i = 0; i < 150; i++) await (await fetch(`${program.url}/about?x=${i}`)).arrayBuffer()
  const unread = processorTicks()
  // The server accepts sixteen for each connection: 800 together.
  const page = 'GET /about?x=1 HTTP/1.1\r\nHost: localhost'
  await Promise.all(Array.from({ length: 50 }, () => flood(page)))
  await fetch(`${program.url}/about?x=1`)
  expect(processorTicks() - unread).toBeLessThan(unread - read)
})

test('sixteen pipelined requests all get responses', async () => {
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(15))
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await once(socket, 'close')
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(16)
})

test('a valid login is served during 1,500 wrong logins from as many networks', async () => {
  const post = async (path: string, body: object, from: string) => {
    const sent = request(`${program.url}/admin/${path}`, {
      method: 'POST',
      // One connection each, as with clients of different networks.
      agent: false,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    })
    // A connection may be reset after its response.
    sent.on('error', () => undefined).end(JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    return { status: response.statusCode, retryAfter: Number(response.headers['retry-after']) }
  }
  await post('adminSignup', { ...meera, secretKey: SECRET_KEY }, '192.0.2.1')
  const wrong = Array.from({ length: 1500 }, (_, i) =>
    post(
      'adminLogin',
      { email: `nobody${i}@example.com`, password: 'wrong wrong' },
      `2001:db8:${i.toString(16)}::1`,
    ).catch(() => undefined),
  )
  let hashed = 0
  for (const attempt of wrong) {
    attempt.then((response) => {
      if (response?.status === 401) hashed++
    })
  }
  await Promise.race(wrong)
  const hashedBefore = hashed
  let right = await post('adminLogin', meera, '192.0.2.1')
  // Retries after Retry-After, because the flood can keep the program busy for a moment.
  for (; right.status === 503; right = await post('adminLogin', meera, '192.0.2.1')) {
    await sleep(right.retryAfter * 1000)
  }
  expect(right.status).toBe(200)
  expect(hashed - hashedBefore).toBeLessThan(500)
  const responses = (await Promise.all(wrong)).filter((response) => response !== undefined)
  const refused = responses.find(({ status }) => status === 503)
  expect(refused?.retryAfter).toBeGreaterThan(0)
  // 408 if this test process was too slow to send one of the 1,500 requests.
  expect(responses.filter(({ status }) => ![401, 408, 503].includes(status ?? 0))).toEqual([])
})

/** Processor time that the program has used, in hundredths of a second. */
function processorTicks(): number {
  const fields = readFileSync(`/proc/${program.process.pid}/stat`, 'utf8')
    .split(') ')[1]
    ?.split(' ')
  return Number(fields?.[11]) + Number(fields?.[12])
}

test('a page costs the same with a new Referer on each visit', async ({ onTestFinished }) => {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const visit = (headers: Record<string, string>) =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, headers: { Accept: 'text/html', ...headers } }
      get(program.url, options, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      )
    })
  const cost = async (referer: (i: number) => string | undefined) => {
    const begin = processorTicks()
    for (let i = 0; i < 800; i++) {
      const value = referer(i)
      await visit(value === undefined ? {} : { Referer: value })
    }
    return processorTicks() - begin
  }
  const long = 'x/'.repeat(50)
  await cost(() => undefined)
  const without = await cost(() => undefined)
  expect(await cost((i) => `https://a${i}.example/${long}`)).toBeLessThan(without * 2)
})

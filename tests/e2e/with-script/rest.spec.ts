import { connect } from 'node:net'
import { expect, test } from '@playwright/test'

import { PORT, SECRET_KEY } from '../../../playwright.config'
import { staff, visitor } from '../people'

const PATHS = [
  ['/enquiry/send', 'POST'],
  ['/enquiry/get', 'GET, HEAD'],
  ['/enquiry/update/x', 'PUT'],
  ['/admin/adminLogin', 'POST'],
  ['/admin/adminSignup', 'POST'],
] as const

for (const [path, allow] of PATHS) {
  test(`${path} answers other methods with 405 and what it takes`, async ({ request }) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => !allow.includes(one))) {
      const answer = await request.fetch(path, { method, data: method === 'GET' ? undefined : {} })
      expect(answer.status(), method).toBe(405)
      expect(answer.headers().allow).toBe(allow)
      expect((await answer.json()).message).toBeTruthy()
    }
  })
}

test('the calls of the specification, from signup to a moved enquiry', async ({ request }) => {
  const admin = staff()
  const signup = await request.post('/admin/adminSignup', {
    data: { ...admin, secretKey: SECRET_KEY },
  })
  expect(signup.status()).toBe(201)
  const login = await request.post('/admin/adminLogin', { data: admin })
  const { token } = await login.json()
  const headers = { Authorization: `Bearer ${token}` }

  const sent = await request.post('/enquiry/send', { data: visitor() })
  expect(sent.status()).toBe(201)
  const { data: receipt } = await sent.json()
  const list = await (await request.get('/enquiry/get', { headers })).json()
  expect(list.data.some((one: { _id: string }) => one._id === receipt._id)).toBe(true)
  const moved = await request.put(`/enquiry/update/${receipt._id}`, {
    headers,
    data: { status: 'Closed' },
  })
  expect(moved.status()).toBe(200)
})

test('calls of staff answer 401 without a session', async ({ request }) => {
  expect((await request.get('/enquiry/get')).status()).toBe(401)
  expect((await request.put('/enquiry/update/x', { data: { status: 'New' } })).status()).toBe(401)
})

test('every answer of every kind carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/no-such-page',
    '/enquiry/get',
    '/login',
    '/SMSPricing.csv',
    '/healthz',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    if (path === '/SMSPricing.csv') continue
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
})

test('a form of another site is refused, on pages and calls alike', async ({ request }) => {
  for (const path of [
    '/enquiry',
    '/enquiry/send',
    '/login',
    '/logout',
    '/admin/enquiries/x/status',
  ]) {
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]
    for (const headers of others) {
      const answer = await request.post(path, { headers, form: { status: 'New' }, maxRedirects: 0 })
      expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
})

/** Sends bytes as they are. @returns the first line of the answer */
async function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1', () => socket.write(bytes))
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed without an answer')))
    socket.setTimeout(5000, () => reject(new Error('no answer')))
  })
}

const HOST = `Host: localhost:${PORT}\r\n`
const JSON_TYPE = 'Content-Type: application/json\r\n'

for (const [what, bytes, status] of [
  ['another host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
  ['no host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['a broken host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['_data', `GET /?_data=root HTTP/1.1\r\n${HOST}\r\n`, 400],
  [
    '_data on a write',
    `POST /login?_data=routes%2Fadmin%2Flogin HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`,
    400,
  ],
  ['a broken escape', `GET /% HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an encoded slash', `GET /admin%2fx HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a double slash', `GET //evil.example HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a long address', `GET /${'a'.repeat(3000)} HTTP/1.1\r\n${HOST}\r\n`, 414],
  [
    'malformed JSON',
    `POST /enquiry/send HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 1\r\n\r\n{`,
    400,
  ],
  ['no content type', `POST /enquiry/send HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`, 415],
  ['a form without a type', `POST /enquiry HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`, 415],
  [
    'an announced 200 MB',
    `POST /enquiry/send HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 200000000\r\n\r\n`,
    413,
  ],
  [
    'a packed body',
    `POST /enquiry/send HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    415,
  ],
  [
    'a forged proxy',
    `GET / HTTP/1.1\r\n${HOST}X-Forwarded-Host: [\r\nX-Forwarded-Proto: junk\r\n\r\n`,
    200,
  ],
] as const) {
  test(`${what} answers ${status}`, async () => {
    expect(await raw(bytes)).toContain(` ${status} `)
  })
}

test('a body that grows past the limit without saying so answers 413', async () => {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
  const head = `POST /enquiry/send HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`
  expect(await raw(head + chunk.repeat(6))).toContain(' 413 ')
})

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

/** Headers that differ between equal responses. */
const VARYING =
  /^(date|connection|keep-alive|x-request-id|x-remix-|content-length|transfer-encoding)/
const RANDOM = /"_id":"[^"]+"|ENQ-[\w-]+|"token":"[^"]+"/g

interface ApiRequest {
  method?: string
  path: string
  type?: string
  body: string
}

/** @param isSplit sends the body 100 ms after the headers, as on a slow connection */
async function send(path: string, { method = 'POST', type, body }: ApiRequest, isSplit = false) {
  const headers = { 'Content-Type': type ?? 'application/json', 'Content-Length': body.length }
  const sent = request(served.url + path, { method, headers })
  const received = once(sent, 'response') as Promise<[IncomingMessage]>
  if (isSplit) {
    sent.flushHeaders()
    await sleep(100)
  }
  sent.end(body)
  const [response] = await received
  const text = Buffer.concat(await response.toArray()).toString()
  return {
    status: response.statusCode,
    headers: Object.entries(response.headers).filter(([name]) => !VARYING.test(name)),
    text: text.replace(RANDOM, '?'),
  }
}

let count = 0
const enquiry = () =>
  JSON.stringify({
    name: 'Asha Verma',
    email: `asha${++count}@example.in`,
    desc: `OTP messages for a clinic, number ${count}`,
  })

test.each<[string, () => ApiRequest]>([
  ['an enquiry', () => ({ path: '/enquiry/send', body: enquiry() })],
  ['an enquiry without a name', () => ({ path: '/enquiry/send', body: '{"email":"a@b.in"}' })],
  ['a body that is not JSON', () => ({ path: '/enquiry/send', body: '{"name":' })],
  ['an empty body', () => ({ path: '/enquiry/send', body: '' })],
  ['a form', () => ({ path: '/enquiry/send', type: 'text/plain', body: 'name=Asha' })],
  ['another method', () => ({ path: '/enquiry/send', method: 'PUT', body: enquiry() })],
  ['a message', () => ({ path: '/api/mail/send', body: '{"name":"Asha"}' })],
  [
    'a wrong password',
    () => ({ path: '/admin/adminLogin', body: '{"email":"a@b.in","password":"x"}' }),
  ],
  ['a staff endpoint', () => ({ path: '/careers/getJobData', body: '{}' })],
  ['an application without a form', () => ({ path: '/careers/addjob', body: '{}' })],
])('%s gets the same response whole, split and with a trailing slash', async (_, makeRequest) => {
  const { path } = makeRequest()
  const responses = [
    await send(path, makeRequest()),
    await send(path, makeRequest(), true),
    await send(`${path}/`, makeRequest()),
    await send(`${path}/`, makeRequest(), true),
  ]
  for (const other of responses.slice(1)) expect(other).toEqual(responses[0])
})

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

/** What differs between two answers that are alike. */
const OWN = /^(date|connection|keep-alive|x-request-id|x-remix-|content-length|transfer-encoding)/
const RANDOM = /"_id":"[^"]+"|ENQ-[\w-]+|"token":"[^"]+"/g

interface Asked {
  method?: string
  path: string
  type?: string
  body: string
}

/** @param isSplit the body follows its head after a while, as over a slow line */
async function ask(path: string, { method = 'POST', type, body }: Asked, isSplit = false) {
  const headers = { 'Content-Type': type ?? 'application/json', 'Content-Length': body.length }
  const sent = request(served.url + path, { method, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  if (isSplit) {
    sent.flushHeaders()
    await sleep(100)
  }
  sent.end(body)
  const [answer] = await answered
  const text = Buffer.concat(await answer.toArray()).toString()
  return {
    status: answer.statusCode,
    headers: Object.entries(answer.headers).filter(([name]) => !OWN.test(name)),
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

test.each<[string, () => Asked]>([
  ['an enquiry', () => ({ path: '/enquiry/send', body: enquiry() })],
  ['an enquiry without a name', () => ({ path: '/enquiry/send', body: '{"email":"a@b.in"}' })],
  ['a body that is no JSON', () => ({ path: '/enquiry/send', body: '{"name":' })],
  ['an empty body', () => ({ path: '/enquiry/send', body: '' })],
  ['a form', () => ({ path: '/enquiry/send', type: 'text/plain', body: 'name=Asha' })],
  ['another method', () => ({ path: '/enquiry/send', method: 'PUT', body: enquiry() })],
  ['a message', () => ({ path: '/api/mail/send', body: '{"name":"Asha"}' })],
  [
    'a wrong password',
    () => ({ path: '/admin/adminLogin', body: '{"email":"a@b.in","password":"x"}' }),
  ],
  ['a call for staff', () => ({ path: '/careers/getJobData', body: '{}' })],
  ['an application without a form', () => ({ path: '/careers/addjob', body: '{}' })],
])('%s is answered alike, whole and in pieces', async (_, make) => {
  const { path } = make()
  const answers = [
    await ask(path, make()),
    await ask(path, make(), true),
    await ask(`${path}/`, make()),
    await ask(`${path}/`, make(), true),
  ]
  for (const other of answers.slice(1)) expect(other).toEqual(answers[0])
})

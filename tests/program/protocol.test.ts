import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { sendRaw } from '#tests/support/raw'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()
const host = () => new URL(served.url).host
const openFiles = () => readdirSync(`/proc/${served.program.process.pid}/fd`).length

const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000, 'a')])

/** The path at which the resume of a new application lies. */
async function sendApplication(): Promise<string> {
  const body = new FormData()
  const fields = {
    fullName: 'Asha Verma',
    email: 'asha@example.in',
    phone: '98765 43210',
    jobRole: 'Cloud Engineer',
    experience: 'Fresher',
    motivation: 'I like queues.',
    gender: 'Other',
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('resume', new File([resume], 'cv.pdf'))
  const answer = await fetch(`${served.url}/careers/addjob`, { method: 'POST', body })
  return `/careers/downloadResume/${(await answer.json()).data._id}`
}

test('HEAD answers what GET would, without the body, and leaves nothing open', async () => {
  const Authorization = `Bearer ${served.token}`
  const path = await sendApplication()
  const ask = (method: string) => fetch(served.url + path, { method, headers: { Authorization } })
  expect((await (await ask('GET')).bytes()).length).toBe(resume.length)
  const before = openFiles()
  for (let i = 0; i < 20; i++) {
    const answer = await ask('HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Length')).toBe(String(resume.length))
  }
  await expect.poll(openFiles).toBeLessThan(before + 10)
})

test('the length that HEAD tells of a page is that of the packed page', async () => {
  const ask = (method: string) =>
    fetch(`${served.url}/enquiry?type=Bulk+SMS`, { method, headers: { 'Accept-Encoding': 'gzip' } })
  const lengths = [await ask('GET'), await ask('HEAD')].map(({ headers }) =>
    Number(headers.get('Content-Length')),
  )
  expect(lengths[0]).toBeGreaterThan(1000)
  expect(lengths[1]).toBe(lengths[0])
})

test.each([
  ['GET http://{host}/about HTTP/1.1', 200],
  ['GET HTTP://{host}?a=b HTTP/1.1', 200],
  ['GET http://{host}/no-such-page HTTP/1.1', 404],
  ['GET http://{host}//x HTTP/1.1', 400],
  ['GET http://evil.example/about HTTP/1.1', 421],
  ['GET http://asha@{host}/about HTTP/1.1', 400],
  ['GET ftp://{host}/about HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 204],
  ['GET * HTTP/1.1', 400],
])('%s answers %i', async (line, status) => {
  const bytes = `${line.replace('{host}', host())}\r\nHost: ${host()}\r\n\r\n`
  expect((await sendRaw(served.url, bytes)).status).toBe(status)
})

test('a file brings no cookie, whatever stands behind its name', async () => {
  for (const path of ['/SMSPricing.csv', '/SMSPricing.csv?1', '/SMSPricing.csv?utm_source=x']) {
    const answer = await fetch(served.url + path, { headers: { Accept: 'text/html' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Set-Cookie'), path).toBeNull()
  }
})

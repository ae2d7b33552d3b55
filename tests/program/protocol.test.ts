import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { applicationForm } from '#tests/support/applicant'
import { sendRaw } from '#tests/support/raw'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()
const host = () => new URL(served.url).host
const openFiles = () => readdirSync(`/proc/${served.program.process.pid}/fd`).length

const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000, 'a')])

async function sendResume(): Promise<string> {
  const body = applicationForm(new File([resume], 'cv.pdf'))
  const response = await fetch(`${served.url}/careers/addjob`, { method: 'POST', body })
  return `/careers/downloadResume/${(await response.json()).data._id}`
}

test('HEAD of a resume has the Content-Length of GET and leaves no file open', async () => {
  const Authorization = `Bearer ${served.token}`
  const path = await sendResume()
  const send = (method: string) => fetch(served.url + path, { method, headers: { Authorization } })
  expect((await (await send('GET')).bytes()).length).toBe(resume.length)
  const before = openFiles()
  for (let i = 0; i < 20; i++) {
    const response = await send('HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(resume.length))
  }
  await expect.poll(openFiles).toBeLessThan(before + 10)
})

test('HEAD of a page has the Content-Length of the compressed page', async () => {
  const send = (method: string) =>
    fetch(`${served.url}/enquiry?type=Bulk+SMS`, { method, headers: { 'Accept-Encoding': 'gzip' } })
  const lengths = [await send('GET'), await send('HEAD')].map(({ headers }) =>
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
])('%s gets status %i', async (line, status) => {
  const bytes = `${line.replace('{host}', host())}\r\nHost: ${host()}\r\n\r\n`
  expect((await sendRaw(served.url, bytes)).status).toBe(status)
})

test('a file sets no cookie, whatever its query', async () => {
  for (const path of ['/SMSPricing.csv', '/SMSPricing.csv?1', '/SMSPricing.csv?utm_source=x']) {
    const response = await fetch(served.url + path, { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie'), path).toBeNull()
  }
})

test('an idle connection outlives those that nginx (60 s) and Caddy (120 s) keep open', async () => {
  const { head } = await sendRaw(served.url, `HEAD / HTTP/1.1\r\nHost: ${host()}\r\n\r\n`)
  expect(Number(/^Keep-Alive: timeout=(\d+)$/im.exec(head)?.[1])).toBeGreaterThan(120)
})

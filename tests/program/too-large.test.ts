import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { applicationForm } from '#tests/support/applicant'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const TYPE = 'application/x-www-form-urlencoded'
const text = `note=${'a'.repeat(200_000)}`
/** An unsent form, as the login page carries it. */
const longText = `draft=${'a'.repeat(600_000)}`

const send = (path: string, headers: Record<string, string>, more: RequestInit = {}) =>
  fetch(served.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': TYPE, ...headers },
    body: text,
    ...more,
  })

function inChunks(text: string): RequestInit {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(text.slice(0, 70_000)))
      controller.enqueue(Buffer.from(text.slice(70_000)))
      controller.close()
    },
  })
  return { body, duplex: 'half' } as RequestInit
}

test.each([
  ['/contact', 128, text],
  ['/digital-marketting/bulk-sms/template-checker', 128, text],
  ['/login', 512, longText],
  ['/admin/enquiries/x', 128, text],
  ['/admin/enquiries/changes', 128, text],
])('a form of %s over %i KB gets 413 and a page with the limit', async (path, limit, body) => {
  const Cookie = path.startsWith('/admin') ? served.cookie : ''
  for (const more of [{ body }, inChunks(body)]) {
    const page = await send(path, { ...BROWSER, Cookie }, more)
    expect(page.status).toBe(413)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).toContain(`larger than ${limit} KB</h1>\n<p>Go back and make it shorter`)
    expect(html).toContain(path.startsWith('/admin') ? 'href="/admin"' : 'href="/"')
  }
})

test('an API request that is too large gets 413 as JSON', async () => {
  for (const path of ['/contact', '/enquiry/send']) {
    const apiResponse = await send(path, { Accept: '*/*' })
    expect(apiResponse.status).toBe(413)
    expect(await apiResponse.json()).toMatchObject({ message: 'The request is larger than 128 KB' })
  }
})

test('a resume that is too large gets 413 and the form with what was typed', async () => {
  const resume = new File([Buffer.alloc(9_000_000, 'a')], 'cv.pdf')
  const body = applicationForm(resume, { fullName: 'Asha Verma' })
  const page = await fetch(`${served.url}/careers`, { method: 'POST', headers: BROWSER, body })
  expect(page.status).toBe(413)
  const html = await page.text()
  expect(html).toContain('Asha Verma')
  expect(html).toContain('5 MB')
})

test('a logout that is too large does not log out', async () => {
  const Cookie = served.cookie
  await send('/logout', { ...BROWSER, Cookie })
  const desk = await fetch(`${served.url}/admin`, { redirect: 'manual', headers: { Cookie } })
  expect(desk.status).toBe(200)
})

/** A connection that is closed during an upload may lose the response, see RFC 9112, 9.6. */
test.each([
  ['/careers', 'multipart/form-data; boundary=b', 400],
  ['/careers/addjob', 'multipart/form-data; boundary=b', 400],
  ['/contact', TYPE, 413],
  ['/enquiry/send', 'application/json', 413],
  ['/nowhere', TYPE, 405],
])('a client can send the rest of a body that %s has refused', async (path, type, status) => {
  const response = await sendWhole(path, type)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]+[}>]\\s*$`))
})

test('a client can send the rest of an upload that is redirected to the login', async () => {
  const response = await sendWhole('/admin/site/prices', 'multipart/form-data; boundary=b')
  expect(response).toMatch(/^HTTP\/1.1 30[23] .+\r\nlocation: \/login.+\r\n\r\n$/is)
})

/** Sends the last third of 12 MB only after the response has begun. @returns the response */
async function sendWhole(path: string, type: string): Promise<string> {
  const start = Buffer.alloc(8_000_000, 'a')
  const rest = Buffer.alloc(4_000_000, 'a')
  const { port, host } = new URL(served.url)
  const socket = connect(Number(port), '127.0.0.1')
  const response = readText(socket).catch(String)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${start.length + rest.length}\r\n\r\n`,
  )
  socket.write(start)
  await once(socket, 'data')
  await sleep(300)
  socket.write(rest)
  return response
}

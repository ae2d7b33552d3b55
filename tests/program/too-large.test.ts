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

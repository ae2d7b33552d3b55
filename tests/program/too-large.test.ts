import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const PERSON = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const TYPE = 'application/x-www-form-urlencoded'
const text = `note=${'a'.repeat(200_000)}`

const send = (path: string, headers: Record<string, string>, more: RequestInit = {}) =>
  fetch(served.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': TYPE, ...headers },
    body: text,
    ...more,
  })

function inPieces(): RequestInit {
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
  ['/contact', 'Privacy policy'],
  ['/digital-marketting/bulk-sms/template-checker', 'Privacy policy'],
  ['/login', 'Back to the home page'],
  ['/admin/enquiries/x', 'Admin Panel'],
  ['/admin/enquiries/changes', 'Admin Panel'],
])('a form of %s that is too large is answered on a page of the site', async (path, words) => {
  const Cookie = path.startsWith('/admin') ? served.cookie : ''
  for (const more of [{}, inPieces()]) {
    const page = await send(path, { ...PERSON, Cookie }, more)
    expect(page.status).toBe(413)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).toContain('larger than 128 KB')
    expect(html).toContain(words)
    expect(html).toMatch(/href="(\?|\/admin\/enquiries\/[^"]+)"/)
  }
})

test('a call that is too large stays a call, and a stranger at the desk is sent to the login', async () => {
  for (const path of ['/contact', '/enquiry/send']) {
    const call = await send(path, { Accept: '*/*' })
    expect(call.status).toBe(413)
    expect(await call.json()).toMatchObject({ message: 'The request is larger than 128 KB' })
  }
  const stranger = await send('/admin/enquiries/x', PERSON)
  expect(stranger.headers.get('Location')).toMatch(/^\/login/)
})

test('what is too large is not done', async () => {
  const Cookie = served.cookie
  await send('/logout', { ...PERSON, Cookie })
  const desk = await fetch(`${served.url}/admin`, { redirect: 'manual', headers: { Cookie } })
  expect(desk.status).toBe(200)
})

import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const act = (path: string, headers: Record<string, string>, body: BodyInit) =>
  fetch(served.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: served.cookie, ...headers },
    body,
  })
const nonsense = () => new URLSearchParams({ id: 'x', intent: 'nonsense' })
const PERSON = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a refused act shows a person the reason and the way back, and tells a call', async () => {
  const path = '/admin/enquiries/changes'
  const page = await act(path, PERSON, nonsense())
  expect(page.status).toBe(400)
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toContain('There is no such change')
  expect(html).toContain('href="/admin"')
  for (const Accept of ['application/json', '*/*']) {
    const call = await act(path, { Accept }, nonsense())
    expect(call.status).toBe(400)
    expect(call.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await call.json()).toMatchObject({ message: 'There is no such change' })
  }
})

test.each([
  ['/admin/enquiries/x/status', 'broken', 400, 'The form could not be read'],
  ['/admin/enquiries/x/assignment', 'text', 415, 'Send the form as'],
  ['/admin/jobs/x/restoration', 'text', 415, 'Send the form as'],
  ['/admin/privacy/export', 'nobody', 400, 'Enter an email address'],
])('%s sent as %s answers a person with a page and %i', async (path, kind, status, words) => {
  const [type, body] =
    kind === 'broken'
      ? ['multipart/form-data; boundary=b', 'junk']
      : kind === 'text'
        ? ['text/plain', 'junk']
        : ['application/x-www-form-urlencoded', 'who=']
  const page = await act(path, { ...PERSON, 'Content-Type': type }, body)
  expect(page.status).toBe(status)
  const html = await page.text()
  expect(html).toContain(words)
  expect(html).toContain('href="/admin"')
})

test('what is not refused goes its way, and a call of the specification stays a call', async () => {
  const moved = await act('/admin/enquiries/changes', PERSON, new URLSearchParams())
  expect([moved.status, moved.headers.get('Location')]).toEqual([303, '/admin?chosen=none'])
  const file = await act('/admin/privacy/export', PERSON, new URLSearchParams({ who: 'a@b.in' }))
  expect(file.headers.get('Content-Disposition')).toContain('personal-data.json')
  const call = await act('/enquiry/send', { ...PERSON, 'Content-Type': 'application/json' }, '{}')
  expect(call.headers.get('Content-Type')).toBe('application/problem+json')
})

test.each(['enquiries', 'applications'])(
  '%s.csv that the storage has no time for shows a person a page, and tells a call',
  async (name) => {
    const path = `/admin/${name}.csv`
    const read = (Accept: string) =>
      fetch(served.url + path, { headers: { Cookie: served.cookie, Accept } })
    expect((await read(PERSON.Accept)).headers.get('Content-Type')).toContain('text/csv')

    const other = new Database(join(served.dataDir, 'db', 'site.sqlite'))
    other.exec('begin immediate')
    const [page, call] = await Promise.all([read(PERSON.Accept), read('*/*')])
    other.close()
    expect([page.status, call.status]).toEqual([503, 503])
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await page.text()
    expect(html).toContain('The site is busy for a moment')
    expect(html).toContain('href="/admin"')
    expect(await call.json()).toMatchObject({ message: expect.stringContaining('busy') })
  },
)

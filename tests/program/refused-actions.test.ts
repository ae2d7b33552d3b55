import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const submit = (path: string, headers: Record<string, string>, body: BodyInit) =>
  fetch(served.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: served.cookie, ...headers },
    body,
  })
const invalidChange = () => new URLSearchParams({ id: 'x', intent: 'nonsense' })
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a refused action is a page with a link for browsers and JSON for API clients', async () => {
  const path = '/admin/enquiries/changes'
  const page = await submit(path, BROWSER, invalidChange())
  expect(page.status).toBe(400)
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toContain('There is no such change')
  expect(html).toContain('href="/admin"')
  for (const Accept of ['application/json', '*/*']) {
    const apiResponse = await submit(path, { Accept }, invalidChange())
    expect(apiResponse.status).toBe(400)
    expect(apiResponse.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await apiResponse.json()).toMatchObject({ message: 'There is no such change' })
  }
})

test.each([
  ['/admin/enquiries/x/status', 'invalid multipart', 400, 'The form could not be read'],
  ['/admin/enquiries/x/assignment', 'plain text', 415, 'Send the form as'],
  ['/admin/jobs/x/restoration', 'plain text', 415, 'Send the form as'],
  ['/admin/privacy/export', 'a form without a person', 400, 'Enter an email address'],
])('%s sent as %s shows a browser a page with %i', async (path, kind, status, words) => {
  const [type, body] =
    kind === 'invalid multipart'
      ? ['multipart/form-data; boundary=b', 'junk']
      : kind === 'plain text'
        ? ['text/plain', 'junk']
        : ['application/x-www-form-urlencoded', 'who=']
  const page = await submit(path, { ...BROWSER, 'Content-Type': type }, body)
  expect(page.status).toBe(status)
  const html = await page.text()
  expect(html).toContain(words)
  expect(html).toContain('href="/admin"')
})

test('accepted actions redirect or download; API endpoints send JSON to browsers too', async () => {
  const redirected = await submit('/admin/enquiries/changes', BROWSER, new URLSearchParams())
  expect([redirected.status, redirected.headers.get('Location')]).toEqual([
    303,
    '/admin?unchanged=none',
  ])
  const file = await submit(
    '/admin/privacy/export',
    BROWSER,
    new URLSearchParams({ who: 'a@b.in' }),
  )
  expect(file.headers.get('Content-Disposition')).toContain('personal-data.json')
  const apiResponse = await submit(
    '/enquiry/send',
    { ...BROWSER, 'Content-Type': 'application/json' },
    '{}',
  )
  expect(apiResponse.headers.get('Content-Type')).toBe('application/problem+json')
})

test.each(['enquiries', 'applications'])(
  '%s.csv of a locked database is a 503 page for browsers and JSON for API clients',
  async (name) => {
    const path = `/admin/${name}.csv`
    const read = (Accept: string) =>
      fetch(served.url + path, { headers: { Cookie: served.cookie, Accept } })
    expect((await read(BROWSER.Accept)).headers.get('Content-Type')).toContain('text/csv')

    const other = new Database(join(served.dataDir, 'db', 'site.sqlite'))
    other.exec('begin immediate')
    const [page, apiResponse] = await Promise.all([read(BROWSER.Accept), read('*/*')])
    other.close()
    expect([page.status, apiResponse.status]).toEqual([503, 503])
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await page.text()
    expect(html).toContain('The site is busy for a moment')
    expect(html).toContain('href="/admin"')
    expect(await apiResponse.json()).toMatchObject({ message: expect.stringContaining('busy') })
  },
)

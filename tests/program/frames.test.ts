import { expect, test } from 'vitest'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const open = (path: string, Cookie: string) => fetch(served.url + path, { headers: { Cookie } })

test.each([
  ['a page', '/contact', false, "'none'", 'DENY'],
  ['a page for staff', '/contact', true, "'none'", 'DENY'],
  ['a preview for a visitor', '/contact?preview', false, "'none'", 'DENY'],
  ['a preview frame for a visitor', '/contact?preview=frame', false, "'none'", 'DENY'],
  ['a desk page', '/admin/site/edit/pages/contact?preview', true, "'none'", 'DENY'],
  ['a missing page', '/no-such-page?preview', false, "'none'", 'DENY'],
  ['a preview for staff', '/contact?preview', true, "'self'", 'SAMEORIGIN'],
  ['a preview frame for staff', '/?preview=frame', true, "'self'", 'SAMEORIGIN'],
])('%s, %s, as staff %s: frame-ancestors %s', async (_, path, isStaff, ancestors, options) => {
  const { headers } = await open(path, isStaff ? served.cookie : '')
  expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${ancestors}`)
  expect(headers.get('X-Frame-Options')).toBe(options)
})

test('the preview frame of the editor has no scripts', async () => {
  const framed = await open('/contact?preview=frame', served.cookie)
  expect(await framed.text()).not.toMatch(/<script|modulepreload/)
  expect(framed.headers.get('Content-Security-Policy')).not.toContain('sha256')
  const preview = await open('/contact?preview', served.cookie)
  expect(await preview.text()).toContain('<script')
})

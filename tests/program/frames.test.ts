import { expect, test } from 'vitest'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const ask = (path: string, Cookie: string) => fetch(served.url + path, { headers: { Cookie } })

test.each([
  ['a page', '/contact', false, "'none'", 'DENY'],
  ['a page asked for by staff', '/contact', true, "'none'", 'DENY'],
  ['a preview asked for by a stranger', '/contact?preview', false, "'none'", 'DENY'],
  ['the frame asked for by a stranger', '/contact?preview=frame', false, "'none'", 'DENY'],
  ['a page of the desk', '/admin/site/edit/pages/contact?preview', true, "'none'", 'DENY'],
  ['a page that is not there', '/no-such-page?preview', false, "'none'", 'DENY'],
  ['a preview', '/contact?preview', true, "'self'", 'SAMEORIGIN'],
  ['a preview in the editor', '/?preview=frame', true, "'self'", 'SAMEORIGIN'],
])('%s, %s, says who may frame it', async (_, path, isStaff, ancestors, options) => {
  const { headers } = await ask(path, isStaff ? served.cookie : '')
  expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${ancestors}`)
  expect(headers.get('X-Frame-Options')).toBe(options)
})

test('the frame of the editor runs nothing', async () => {
  const framed = await ask('/contact?preview=frame', served.cookie)
  expect(await framed.text()).not.toMatch(/<script|modulepreload/)
  expect(framed.headers.get('Content-Security-Policy')).not.toContain('sha256')
  const preview = await ask('/contact?preview', served.cookie)
  expect(await preview.text()).toContain('<script')
})

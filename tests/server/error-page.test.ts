import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'

import { problem } from '#app/http/problem.server'
import { toErrorPage } from '#app/server/error-page'

test.each([
  ['/admin', '/admin'],
  ['/admin?search=asha', '/admin'],
  ['/admin/jobs', '/admin'],
  ['/administrator', '/'],
  ['/?from=/admin', '/'],
])('the error page of %s links to %s', async (url, target) => {
  const headers = { accept: 'text/html' }
  const page = await toErrorPage(problem(414, 'Too long'), { headers, url } as IncomingMessage)
  expect(await page.text()).toContain(`<a href="${target}">`)
})

test('an error page has its own style and says what happened before what to do', async () => {
  const asked = { headers: { accept: 'text/html' }, url: '/contact' } as IncomingMessage
  const page = await toErrorPage(problem(413, 'The request is larger than 128 KB'), asked)
  const html = await page.text()
  expect(html).toContain('<h1>The request is larger than 128 KB</h1>\n<p>Go back and make it')

  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
})

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

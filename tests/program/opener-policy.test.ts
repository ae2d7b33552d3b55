import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

test.each([
  ['/', null],
  ['/contact', null],
  ['/enquiry?type=Bulk+SMS', null],
  ['/no-such-page', null],
  ['/admin', 'same-origin'],
  ['/admin.data', 'same-origin'],
  ['/ADMIN/jobs', 'same-origin'],
  ['/login', 'same-origin'],
  ['/login/code', 'same-origin'],
  ['/signup', 'same-origin'],
])('the opener policy of %s is %s', async (path, policy) => {
  const { headers } = await fetch(served.url + path, {
    redirect: 'manual',
    headers: { Cookie: served.cookie },
  })
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe(policy)
})

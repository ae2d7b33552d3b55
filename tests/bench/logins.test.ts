import { expect, test } from 'vitest'

import { meera } from '#tests/support/app'
import { serveForAll } from '#tests/support/served'

const LOGINS = 300
const AT_ONCE = 8
const LEAST_PER_SECOND = 60

const served = serveForAll({ LOG_LEVEL: 'warn' })

test('the built program takes at least sixty logins a second', async () => {
  const body = JSON.stringify({ email: meera.email, password: meera.password })
  const headers = { 'Content-Type': 'application/json' }
  const start = performance.now()
  let left = LOGINS
  const logIn = async () => {
    while (left-- > 0) {
      const answer = await fetch(`${served.url}/admin/adminLogin`, {
        method: 'POST',
        headers,
        body,
      })
      expect(answer.status).toBe(200)
      await answer.text()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, logIn))
  const perSecond = LOGINS / ((performance.now() - start) / 1000)
  console.log(`${Math.round(perSecond)} logins a second`)
  expect(perSecond).toBeGreaterThan(LEAST_PER_SECOND)
}, 60_000)

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { meera, SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { startProgram } from '#tests/support/program'

/** Far less than the time an open request is given. */
const SOON_MS = 12_000

test('a desk that listens for news does not hold up the end of the site', async ({
  onTestFinished,
}) => {
  const program = await startProgram({
    DATA_DIR: freshFolder(),
    ADMIN_SECRET_KEY: SECRET_KEY,
    RATE_LIMIT: 'off',
  })
  onTestFinished(async () => void (await program.end('SIGKILL')))
  const signup = await fetch(`${program.url}/signup`, {
    method: 'POST',
    body: new URLSearchParams({ ...meera, secretKey: SECRET_KEY }),
    redirect: 'manual',
  })
  const cookie = signup.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  const live = await fetch(`${program.url}/admin/live`, {
    headers: { Cookie: cookie.join('; '), Accept: 'text/event-stream' },
  })
  expect(live.headers.get('Content-Type')).toBe('text/event-stream')

  const heard = live.text()
  const code = await Promise.race([program.end('SIGTERM'), sleep(SOON_MS, 'still there')])
  expect(code).toBe(0)
  expect(await heard).toContain('retry:')
})

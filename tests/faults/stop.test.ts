import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { meera, SECRET_KEY } from '#tests/support/app'
import { cookieOf, endSoon, postForm, startProgram } from '#tests/support/program'

test('an open event stream of the desk does not delay a stop', async () => {
  const program = await startProgram({
    ADMIN_SECRET_KEY: SECRET_KEY,
    RATE_LIMIT: 'off',
  })
  const signup = await postForm(`${program.url}/signup`, { ...meera, secretKey: SECRET_KEY })
  const live = await fetch(`${program.url}/admin/live`, {
    headers: { Cookie: cookieOf(signup), Accept: 'text/event-stream' },
  })
  expect(live.headers.get('Content-Type')).toBe('text/event-stream')

  const received = live.text()
  expect(await endSoon(program)).toBe(0)
  expect(await received).toContain('retry:')
})

const start = () => startProgram({})

test.each(['closed', 'paused'])(
  'the program stops when the reader of its log is %s',
  async (reader) => {
    const program = await start()
    const { stdout, stderr } = program.process
    for (const stream of [stdout, stderr]) {
      if (reader === 'closed') stream?.destroy()
      else stream?.pause()
    }
    // More log than the buffer of a pipe holds.
    const rounds = reader === 'closed' ? 0 : 60
    for (let i = 0; i < rounds; i++) {
      await Promise.all(Array.from({ length: 25 }, () => fetch(program.url, { method: 'HEAD' })))
    }
    expect(await endSoon(program)).toBe(0)
  },
)

test('a connection without a request does not delay a stop', async () => {
  const program = await start()
  const silent = connect(Number(new URL(program.url).port), '127.0.0.1').on('error', () => {})
  await once(silent, 'connect')
  expect(await endSoon(program)).toBe(0)
})

test('a second SIGTERM stops the program at once', async () => {
  const program = await start()
  const half = connect(Number(new URL(program.url).port), '127.0.0.1').on('error', () => {})
  half.write('POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n')
  await sleep(300)
  program.process.kill('SIGTERM')
  await sleep(300)
  expect(await endSoon(program)).toBe(1)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { largestPhoto } from '#tests/support/images'
import { cookieOf, postForm, startProgram } from '#tests/support/program'

const SECRET_KEY = 'a key that only the fault tests know'
const LIMIT_MB = 300

/** Peak resident memory of a process in MB: VmHWM of proc_pid_status(5). */
function peakOf(pid = 0): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

test('two concurrent uploads of the largest image are accepted with bounded memory', async () => {
  const program = await startProgram({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_SECRET_KEY: SECRET_KEY,
    // The executable ignores NODE_OPTIONS.
    NODE_OPTIONS: '--max-old-space-size=512',
  })
  const { url } = program
  const account = { name: 'Meera Rao', email: 'meera@example.com', password: 'four words in a row' }
  const cookie = cookieOf(await postForm(`${url}/signup`, { ...account, secretKey: SECRET_KEY }))
  // The first page of the desk loads code that every later one needs.
  expect((await fetch(`${url}/admin/site/images`, { headers: { cookie } })).status).toBe(200)
  const before = peakOf(program.process.pid)

  const photo = await largestPhoto(5_000, 5_000)
  expect(photo.length).toBeLessThan(8 * 2 ** 20)
  const uploads = ['one', 'two'].map(async (alt) => {
    const body = new FormData()
    body.set('alt', alt)
    body.set('file', new File([new Uint8Array(photo), alt], 'photo.jpg'))
    return (await postForm(`${url}/admin/site/images`, body, { cookie })).status
  })
  let requests = 0
  const isDone = Promise.all(uploads).then(() => true)
  while (!(await Promise.race([isDone, new Promise((next) => setTimeout(next, 50))]))) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    requests += 1
  }
  expect(await Promise.all(uploads)).toEqual([303, 303])
  expect(requests).toBeGreaterThan(0)
  const added = peakOf(program.process.pid) - before
  console.log(`Two images took ${Math.round(added)} MB`)
  expect(added).toBeLessThan(LIMIT_MB)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { asha } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { postForm, postJson, startProgram } from '#tests/support/program'

/** Another process with an open write transaction. */
const LOCKER = `
  const db = new (require('better-sqlite3'))(process.argv[1])
  db.exec('begin immediate')
  console.log('held')
  setInterval(() => {}, 1000)
`

test('while another process locks the database, writes get 503 and pages are served', async ({
  onTestFinished,
}) => {
  const dataDir = freshFolder()
  const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const file = join(dataDir, 'db', 'site.sqlite')
  const locker = spawn(process.execPath, ['-e', LOCKER, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void locker.kill('SIGKILL'))
  await once(locker.stdout, 'data')

  const enquire = () => postJson(`${program.url}/enquiry/send`, asha)
  const refused = await enquire()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await refused.json()).message).toBeTruthy()

  const { name, email, desc } = asha
  const byForm = await postForm(`${program.url}/enquiry`, { name, email, desc })
  expect(byForm.status).toBe(503)
  expect(byForm.headers.get('Content-Type')).toContain('text/html')
  expect((await fetch(`${program.url}/contact`)).status).toBe(200)

  locker.kill('SIGKILL')
  await once(locker, 'exit')
  expect((await enquire()).status).toBe(201)
})

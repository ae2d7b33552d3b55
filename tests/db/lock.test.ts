import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { holdLock } from '#db/lock.server'

const HOLDER = `
import Database from 'better-sqlite3'
new Database(process.argv[1]).exec('begin exclusive')
console.log('held')
setInterval(() => {}, 1000)`

test('one process holds a lock, and a kill lets it go', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'site.lock')
  const args = ['--input-type=module', '-e', HOLDER, file]
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  expect(holdLock(file)).toBeUndefined()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const release = holdLock(file)
  expect(release).toBeDefined()
  expect(holdLock(file)).toBeUndefined()
  release?.()
  expect(holdLock(file)).toBeDefined()
}, 15_000)

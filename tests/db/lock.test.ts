import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

import { holdLock } from '#db/sqlite/lock.server'
import { freshFolder } from '#tests/support/data-dir'

const HOLDER = `
import Database from 'better-sqlite3'
new Database(process.argv[1]).exec('begin exclusive')
console.log('held')
setInterval(() => {}, 1000)`

test('one process at a time holds the lock, and killing the process releases it', async () => {
  const file = join(freshFolder(), 'site.lock')
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

test('garbage collection does not release a lock', async () => {
  const file = join(freshFolder(), 'site.lock')
  holdLock(file)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  for (let i = 0; i < 3; i++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(holdLock(file)).toBeUndefined()
})

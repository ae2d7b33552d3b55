import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { whenStale } from '../../scripts/stale.mjs'

const folder = freshFolder()
const work = vi.fn()
const build = () => whenStale(join(folder, 'build/.stamp'), ['db'], work)
const before = process.cwd()

beforeAll(() => {
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db/schema.ts'), 'one')
  process.chdir(folder)
})
afterAll(() => process.chdir(before))

test('a changed source triggers a build, new data of the site does not', async () => {
  await build()
  await build()
  expect(work).toHaveBeenCalledTimes(1)
  for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.lock', 'before-3.sqlite']) {
    writeFileSync(join('db', name), 'data')
  }
  await build()
  expect(work).toHaveBeenCalledTimes(1)
  writeFileSync('db/schema.ts', 'another')
  await build()
  expect(work).toHaveBeenCalledTimes(2)
})

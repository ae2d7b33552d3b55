import { existsSync, truncateSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { removeLarge } from '#app/models/backup/large-file.server'
import { freshFolder } from '#tests/support/data-dir'

test('a large file goes in pieces of two megabytes, each on the disk before the next', async () => {
  const file = join(freshFolder(), 'copy')
  writeFileSync(file, '')
  truncateSync(file, 5_000_000)
  const handle = await open(file)
  const steps: string[] = []
  const spied: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { truncate, sync } = spied
  vi.spyOn(spied, 'truncate').mockImplementation(function (this: FileHandle, size) {
    steps.push(`${size}`)
    return truncate.call(this, size)
  })
  vi.spyOn(spied, 'sync').mockImplementation(function (this: FileHandle) {
    steps.push('sync')
    return sync.call(this)
  })
  await removeLarge(file)
  vi.restoreAllMocks()
  expect(steps).toEqual(['2902848', 'sync', '805696', 'sync'])
  expect(existsSync(file)).toBe(false)
})

test('a small file goes, and one that is not there is no error', async () => {
  const file = join(freshFolder(), 'small')
  writeFileSync(file, 'x')
  await removeLarge(file)
  await removeLarge(file)
  expect(existsSync(file)).toBe(false)
})

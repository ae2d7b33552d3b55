import { expect, test } from 'vitest'
import { checkDisk, inspectDisk } from '#app/models/health/disk.server'

const MIB = 2 ** 20
const roomy = { bsize: 4096, blocks: 5_000_000, bavail: 2_500_000, files: 1000, ffree: 500 }
const withFree = (bytes: number) => ({ ...roomy, bavail: bytes / roomy.bsize })

test.each([
  ['much free space', 'ok', roomy, undefined, ''],
  ['a file system without an inode count', 'ok', { ...roomy, files: 0, ffree: 0 }, undefined, ''],
  ['1 GB', 'ok', withFree(1024 * MIB), undefined, ''],
  ['less than 1 GB', 'low', withFree(1024 * MIB - 4096), undefined, 'Less than 1 GB'],
  ['less than 100 MB', 'full', withFree(99 * MIB), undefined, 'Less than 1 GB'],
  ['no free space', 'full', withFree(0), undefined, 'Less than 1 GB'],
  ['no free inodes', 'full', { ...roomy, ffree: 0 }, undefined, 'no free inodes'],
  ['a read-only file system', 'full', roomy, 'EROFS', 'Mount it for writing'],
  ['a folder of another user', 'full', roomy, 'EACCES', 'Give the folder to its user'],
])('the state of a disk with %s is %s, with its advice', (_, state, found, refusal, advice) => {
  const disk = checkDisk(found, refusal)
  expect(disk.state).toBe(state)
  if (advice === '') expect(disk.advice).toBe('')
  else expect(disk.advice).toContain(advice)
})

test('a missing folder counts as a full disk', async () => {
  expect(await inspectDisk('/no/such/folder')).toMatchObject({
    state: 'full',
    advice: expect.stringContaining('Check that its disk is there'),
  })
})

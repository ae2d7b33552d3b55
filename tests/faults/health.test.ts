import { spawnSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestContext, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { missing, sh } from '#tests/support/machine'
import { PROGRAM } from '#tests/support/program'

const lacks = missing({ root: true, commands: ['mount'] })

function smallDisk(context: TestContext, options: string): string {
  const folder = freshFolder()
  try {
    sh('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)
  } catch {
    console.warn('Skipped: cannot mount a disk of its own')
    context.skip('cannot mount a disk of its own')
  }
  context.onTestFinished(() => void sh('umount', folder))
  return folder
}

function check(dataDir: string) {
  const [file = '', ...first] = PROGRAM
  const env = { ...process.env, NO_COLOR: '1', DATA_DIR: dataDir }
  const { status, stdout } = spawnSync(file, [...first, 'check'], { env, encoding: 'utf8' })
  return { status, disk: stdout.split('\n').find((line) => /^\w+ +disk /.test(line)) }
}

test.skipIf(lacks)('check says that a full disk is wrong, and what to do', (context) => {
  const folder = smallDisk(context, 'size=300m')
  expect(check(folder)).toMatchObject({ status: 0, disk: expect.stringMatching(/^look .*enlarge/) })
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
  expect(check(folder)).toEqual({
    status: 74,
    disk: expect.stringMatching(/^wrong .* 0 MB free .*Delete files you do not need/),
  })
})

test.skipIf(lacks)('a disk without a free inode is full too', (context) => {
  const folder = smallDisk(context, 'size=2g,nr_inodes=5')
  for (let i = 0; i < 4; i++) writeFileSync(join(folder, `${i}`), '')
  expect(check(folder)).toEqual({
    status: 74,
    disk: expect.stringMatching(/^wrong .*no free inodes/),
  })
})

test.skipIf(lacks)('a read-only disk is wrong however much of it is free', (context) => {
  const folder = smallDisk(context, 'size=2g')
  sh('mount', '-o', 'remount,ro', folder)
  expect(check(folder)).toEqual({
    status: 74,
    disk: expect.stringMatching(/^wrong .*EROFS.*Mount its disk for writing/),
  })
})

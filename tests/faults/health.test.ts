import { statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { missing, sh, smallDisk } from '#tests/support/machine'
import { runProgram } from '#tests/support/program'

const lacks = missing({ root: true, commands: ['mount'] })

async function check(dataDir: string) {
  const { code, stdout } = await runProgram({ NO_COLOR: '1', DATA_DIR: dataDir }, ['check'])
  return { code, disk: stdout.split('\n').find((line) => /^\w+ +disk /.test(line)) }
}

test.skipIf(lacks)('check says that a full disk is wrong, and what to do', async (context) => {
  const folder = smallDisk(context, 'size=300m')
  expect(await check(folder)).toMatchObject({
    code: 0,
    disk: expect.stringMatching(/^look .*enlarge/),
  })
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
  expect(await check(folder)).toEqual({
    code: 74,
    disk: expect.stringMatching(/^wrong .* 0 MB free .*Delete files you do not need/),
  })
})

test.skipIf(lacks)('a disk without a free inode is full too', async (context) => {
  const folder = smallDisk(context, 'size=2g,nr_inodes=5')
  for (let i = 0; i < 4; i++) writeFileSync(join(folder, `${i}`), '')
  expect(await check(folder)).toEqual({
    code: 74,
    disk: expect.stringMatching(/^wrong .*no free inodes/),
  })
})

test.skipIf(lacks)('a read-only disk is wrong however much of it is free', async (context) => {
  const folder = smallDisk(context, 'size=2g')
  sh('mount', '-o', 'remount,ro', folder)
  expect(await check(folder)).toEqual({
    code: 74,
    disk: expect.stringMatching(/^wrong .*EROFS.*Mount its disk for writing/),
  })
})

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

test.skipIf(lacks)('check reports a full disk as wrong, with advice', async (context) => {
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

test.skipIf(lacks)('check reports a disk without free inodes as wrong', async (context) => {
  const folder = smallDisk(context, 'size=2g,nr_inodes=5')
  for (let i = 0; i < 4; i++) writeFileSync(join(folder, `${i}`), '')
  expect(await check(folder)).toEqual({
    code: 74,
    disk: expect.stringMatching(/^wrong .*no free inodes/),
  })
})

test.skipIf(lacks)(
  'check reports a read-only disk as wrong, even with free space',
  async (context) => {
    const folder = smallDisk(context, 'size=2g')
    sh('mount', '-o', 'remount,ro', folder)
    expect(await check(folder)).toEqual({
      code: 74,
      disk: expect.stringMatching(/^wrong .*EROFS.*Mount its disk for writing/),
    })
  },
)

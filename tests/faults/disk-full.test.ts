import {
  globSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSite } from '#app/models/company/open-site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { asha } from '#tests/support/app'
import { applicant, applicationForm } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { type Load, makeLoad } from '#tests/support/load'
import { countLosses } from '#tests/support/losses'
import { missing, sh, smallDisk } from '#tests/support/machine'
import { runProgram, startProgram } from '#tests/support/program'

const lacks = missing({ root: true, commands: ['mount'] })
const SIZE = 'size=24m'
/** Enough for a few enquiries, too little for a resume. */
const LEFT_BYTES = 60_000

const until = (isTrue: () => boolean) =>
  vi.waitFor(() => expect(isTrue()).toBe(true), { timeout: 40_000, interval: 20 })

test.skipIf(lacks)(
  'writes to a full disk are refused and lose no acknowledged row; they work again once there is space',
  async (context) => {
    const folder = smallDisk(context, SIZE)
    const program = await startProgram({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize - LEFT_BYTES))

    const flood = makeLoad(4, ['application', 'enquiry'], 'flood')
    await flood.run(
      program.url,
      until(() => flood.refusals.length > 20),
    )
    expect(flood.unexpected).toEqual([])
    expect(globSync('uploads/incoming/*', { cwd: folder })).toEqual([])
    for (const page of ['/', '/contact', '/healthz']) {
      expect((await fetch(program.url + page)).status, page).toBe(200)
    }

    rmSync(join(folder, 'filler'))
    const calm: Load = makeLoad(2, ['application', 'enquiry'], 'calm')
    await calm.run(
      program.url,
      until(() => calm.acks.length > 5),
    )
    await program.end('SIGTERM')
    const losses = await countLosses(folder, [...flood.acks, ...calm.acks])
    expect(losses).toMatchObject({ lost: [], broken: [], integrity: 'ok' })
  },
)

test.skipIf(lacks)(
  'a backup or an export to a full disk prints one line and leaves no file',
  async (context) => {
    const disk = smallDisk(context, SIZE)
    const dataDir = freshFolder()
    await (await startProgram({ DATA_DIR: dataDir })).end('SIGTERM')
    const site = await openSite({ DATA_DIR: dataDir })
    for (let count = 0; count < 100; count++) {
      const desc = `${count} ${'नमस्ते '.repeat(100)}`
      await createEnquiry(site.db, { ...asha, desc }, { type: 'General' })
    }
    await site.db.close()
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - LEFT_BYTES))
    for (const line of ['backup FILE', 'export enquiries --out FILE']) {
      const args = line.replace('FILE', join(disk, 'site')).split(' ')
      expect(await runProgram({ DATA_DIR: dataDir }, args), line).toEqual({
        code: 74,
        stdout: '',
        stderr: 'The disk is full. Free some space there and try again.\n',
      })
      expect(readdirSync(disk), line).toEqual(['filler'])
    }
  },
)

test.skipIf(lacks)('a first start on a full disk leaves no file', async (context) => {
  const folder = smallDisk(context, SIZE)
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize - LEFT_BYTES))
  await expect(startProgram({ DATA_DIR: folder })).rejects.toThrow('ended with')
  expect(readdirSync(folder)).toEqual(['filler'])
})

test.skipIf(lacks)(
  'an application is refused while the disk of the resumes is read-only, and its page keeps what was typed',
  async (context) => {
    const folder = smallDisk(context, SIZE)
    const database = join(folder, 'db')
    mkdirSync(database)
    sh('mount', '-t', 'tmpfs', 'tmpfs', database)
    context.onTestFinished(() => void sh('umount', database))
    const { url } = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    const apply = async () => {
      const body = applicationForm(new File([pdf()], 'cv.pdf'))
      const headers = { Accept: 'text/html' }
      const response = await fetch(`${url}/careers`, { method: 'POST', headers, body })
      return { status: response.status, page: await response.text() }
    }
    for (const hasFolder of [true, false]) {
      if (hasFolder) mkdirSync(join(folder, 'uploads'))
      else rmdirSync(join(folder, 'uploads'))
      sh('mount', '-o', 'remount,ro', folder)
      expect(await apply()).toEqual({
        status: 503,
        page: expect.stringContaining(applicant.motivation),
      })
      sh('mount', '-o', 'remount,rw', folder)
    }
    expect((await apply()).status).toBe(200)
  },
)

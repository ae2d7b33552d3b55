import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test, vi } from 'vitest'

import { backUpNightly } from '#app/models/backup/create.server'
import { fetchOffSite, newestOffSite, sendOffSite } from '#app/models/backup/off-site.server'
import { openBackup, rehearse, rehearseNewest } from '#app/models/backup/rehearse.server'
import { openS3 } from '#app/models/backup/s3.server'
import { SettingsError } from '#app/models/company/environment.server'
import { readSettings } from '#app/models/company/settings.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { asha } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { freePort } from '#tests/support/free-port.mjs'
import { missing } from '#tests/support/machine'
import { s3Settings, startS3, type TestS3 } from '#tests/support/s3'
import { openDataDir } from '#tests/support/site-paths'

const PASSPHRASE = 'a long enough passphrase'
const SECRET = await generateIdentity()
const PUBLIC = await identityToRecipient(SECRET)
const TODAY = 'site-2026-03-01.tar'
const quiet = () => {}

/** The data directory of a site with one enquiry and one nightly backup. */
async function backedUp(): Promise<string> {
  const { dataDir, db } = openDataDir()
  await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
  await backUpNightly(db, { dataDir, day: '2026-03-01', now: 1 })
  return dataDir
}

async function freshS3(): Promise<TestS3> {
  const s3 = await startS3()
  onTestFinished(s3.close)
  return s3
}

const withS3 = ({ url }: Pick<TestS3, 'url'>, dataDir: string, more: object = {}) =>
  readSettings({
    DATA_DIR: dataDir,
    BACKUP_KEY: PASSPHRASE,
    ...s3Settings(url, 'the site'),
    ...more,
  })

const leftIn = (dataDir: string) => readdirSync(dataDir).sort()

test('a copy in a bucket is encrypted, and the test restore reads it from there', async () => {
  const dataDir = await backedUp()
  const s3 = await freshS3()
  const settings = withS3(s3, dataDir)
  const summary = await sendOffSite(settings)
  expect(summary).toMatch(
    /^site-2026-03-01\.tar\.age to s3:\/\/backups\/the site: \d+ KB, 1 copy there$/,
  )
  const copy = readFileSync(s3.fileOf(`the site/${TODAY}.age`))
  expect(copy.toString('latin1', 0, 21)).toBe('age-encryption.org/v1')
  expect(copy.includes(asha.email)).toBe(false)

  const report = (await rehearseNewest(settings, quiet)).split('\n')
  const sentence =
    'site-2026-03-01.tar of 1970-01-01T00:00:00.001Z can be restored: 1 enquiry, 0 applications, 0 files'
  expect(report).toEqual([sentence, sentence])
  expect(s3.requests).toContain(`GET /backups/the%20site/${TODAY}.age`)
  expect(leftIn(dataDir)).toEqual(['backups', 'db'])
})

test('a copy for a public key opens only with its secret key, also in the age program', async () => {
  const dataDir = await backedUp()
  const s3 = await freshS3()
  const settings = withS3(s3, dataDir, { BACKUP_KEY: PUBLIC })
  await sendOffSite(settings)
  expect(await rehearseNewest(settings, quiet)).toContain('Only your secret key opens')

  const work = freshFolder()
  await expect(fetchOffSite(settings, work, TODAY)).rejects.toThrow(
    `There is no copy ${TODAY} in s3://backups/the site. The newest is ${TODAY}.age.`,
  )
  const copy = await fetchOffSite(settings, work)
  await expect(openBackup(copy, work, settings.backupKey)).rejects.toThrow(
    'is encrypted. Name the file',
  )
  await expect(openBackup(copy, work, await generateIdentity())).rejects.toThrow('is not the one')
  await expect(openBackup(copy, work, PASSPHRASE)).rejects.toThrow('is not the one')
  const archive = await openBackup(copy, work, SECRET)
  const original = readFileSync(join(dataDir, 'backups', TODAY))
  expect(readFileSync(archive).equals(original)).toBe(true)

  const renamed = join(work, 'from the stick.tar')
  copyFileSync(copy, renamed)
  const opened = await openBackup(renamed, work, SECRET)
  expect(readFileSync(opened).equals(original)).toBe(true)

  if (missing({ commands: ['age'] })) return
  const keyFile = join(work, 'key.txt')
  writeFileSync(keyFile, `# created by age-keygen\n${SECRET}\n`)
  const byAge = execFileSync('age', ['--decrypt', '--identity', keyFile, copy], {
    maxBuffer: 2 ** 28,
  })
  expect(byAge.equals(original)).toBe(true)
})

test('the test restore reports a damaged copy', async () => {
  const dataDir = await backedUp()
  const s3 = await freshS3()
  const settings = withS3(s3, dataDir)
  await sendOffSite(settings)
  const key = `the site/${TODAY}.age`
  await s3.put(key, readFileSync(s3.fileOf(key)).subarray(0, -100))
  await expect(rehearseNewest(settings, quiet)).rejects.toThrow('damaged or cut short')
  writeFileSync(join(dataDir, 'backups', TODAY), 'Dear diary')
  await expect(rehearseNewest(settings, quiet)).rejects.toThrow(`${TODAY}: The backup is damaged`)
  expect(leftIn(dataDir)).toEqual(['backups', 'db'])
})

test.for<[what: string, change: Record<string, string>, message: RegExp]>([
  [
    'a wrong secret',
    { AWS_SECRET_ACCESS_KEY: 'wrong' },
    /^s3:\S+ site: 127\S+ answered 403 \(SignatureDoesNotMatch: The request signature [^()]+\); check AWS_ACCESS_KEY_ID/,
  ],
  [
    'a server that is down',
    { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' },
    /^s3:\S+ site: .*ECONNREFUSED/,
  ],
  [
    'a key with a typing error',
    { BACKUP_KEY: `age1${'q'.repeat(58)}` },
    /^BACKUP_KEY has a typing error/,
  ],
])('%s gives an error message, and the local backup stays', async ([, change, message]) => {
  const dataDir = await backedUp()
  const before = readFileSync(join(dataDir, 'backups', TODAY))
  await expect(
    sendOffSite(withS3(await freshS3(), dataDir, { BACKUP_KEY: PUBLIC, ...change })),
  ).rejects.toThrow(message)
  expect(readFileSync(join(dataDir, 'backups', TODAY)).equals(before)).toBe(true)
  expect(leftIn(dataDir)).toEqual(['backups', 'db'])
})

test('a bucket keeps the newest thirty copies, or all if it forbids deletion, and every other file', async () => {
  const s3 = await freshS3()
  const days = Array.from(
    { length: 31 },
    (_, day) => `site-2026-01-${`${day + 1}`.padStart(2, '0')}`,
  )
  const others = ['site-2020-01-01.tar', 'site-plan.pdf', 'notes.age']
  for (const name of [...days.map((day) => `${day}.tar.age`), ...others])
    await s3.put(`the site/${name}`, '')
  const settings = withS3(s3, await backedUp(), { BACKUP_KEY: PUBLIC })
  expect(await sendOffSite(settings)).toContain('30 copies there')
  const kept = [...days.slice(2), 'site-2026-03-01'].map((day) => `${day}.tar.age`)
  expect(s3.keys()).toEqual([...kept, ...others].map((name) => `the site/${name}`).sort())

  s3.refuse('DELETE', 403, 'AccessDenied')
  await s3.put('the site/site-2026-01-01.tar.age', '')
  expect(await sendOffSite(settings)).toContain(
    'old copies stay there, because s3://backups/the site',
  )
  expect(s3.keys()).toContain('the site/site-2026-01-01.tar.age')
})

test('a copy made while the clock was ahead is not the newest', async () => {
  const s3 = await freshS3()
  const settings = withS3(s3, await backedUp())
  await s3.put('the site/site-2036-01-01.tar.age', '')
  await sendOffSite(settings)
  expect(await newestOffSite(settings)).toBe('site-2026-03-01.tar.age')
})

test('the list of copies is read from all its pages', async () => {
  const pages: Record<string, string> = {
    '': '<Key>the site/site-2026-01-01.tar.age</Key><NextContinuationToken>a/b+c=</NextContinuationToken>',
    'a/b+c=': '<Key>the site/site-2026-01-02.tar.age</Key>',
  }
  const server = createServer(({ url = '' }, response) => {
    const token = new URL(url, 'http://s3.test').searchParams.get('continuation-token') ?? ''
    response.end(pages[token])
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { s3 } = withS3({ url: `http://127.0.0.1:${port}` }, freshFolder())
  const names = ['site-2026-01-01.tar.age', 'site-2026-01-02.tar.age']
  expect(await openS3('s3://backups/the site', s3).list()).toEqual(names)
})

const lacksRsync = missing({ commands: ['rsync'] })

test.skipIf(lacksRsync)(
  'rsync copies to a folder and to a server, and removes old copies',
  async () => {
    const folder = freshFolder()
    for (const name of ['by folder', 'by-server']) mkdirSync(join(folder, name))
    const port = await freePort()
    const config = join(freshFolder(), 'rsyncd.conf')
    writeFileSync(
      config,
      `use chroot = no\nuid = ${process.getuid?.()}\ngid = ${process.getgid?.()}\n[backups]\npath = ${folder}\nread only = no\n`,
    )
    const daemon = [
      '--daemon',
      '--no-detach',
      `--config=${config}`,
      `--port=${port}`,
      '--address=127.0.0.1',
    ]
    const server = spawn('rsync', daemon, { stdio: 'ignore' })
    onTestFinished(() => void server.kill())

    const dataDir = await backedUp()
    const destinations = [join(folder, 'by folder'), `rsync://127.0.0.1:${port}/backups/by-server`]
    for (const [position, BACKUP_TO] of destinations.entries()) {
      const settings = readSettings({ DATA_DIR: dataDir, BACKUP_TO, BACKUP_KEY: PUBLIC })
      await vi.waitFor(() => sendOffSite(settings), { timeout: 5000 })
      const target = join(folder, ['by folder', 'by-server'][position] ?? '')
      expect(readdirSync(target)).toEqual([`${TODAY}.age`])
      for (let day = 10; day < 41; day++)
        writeFileSync(join(target, `site-20${day}-01-01.tar.age`), '')
      writeFileSync(join(target, 'notes.txt'), '')
      expect(await sendOffSite(settings)).toContain('30 copies there')
      const kept = readdirSync(target)
      expect(kept).toHaveLength(31)
      expect(kept).toEqual(
        expect.arrayContaining([`${TODAY}.age`, 'notes.txt', 'site-2040-01-01.tar.age']),
      )

      const work = freshFolder()
      const copy = await fetchOffSite(settings, work, `${TODAY}.age`)
      expect(await rehearse(await openBackup(copy, work, SECRET), work, quiet)).toContain(
        '1 enquiry',
      )
    }
  },
)

test.skipIf(lacksRsync)('a missing target folder is reported and not created', async () => {
  const BACKUP_TO = join(freshFolder(), 'not-mounted')
  const settings = readSettings({ DATA_DIR: await backedUp(), BACKUP_TO, BACKUP_KEY: PUBLIC })
  await expect(sendOffSite(settings)).rejects.toThrow(
    /not-mounted: rsync: .*No such file or directory/,
  )
  expect(existsSync(BACKUP_TO)).toBe(false)
})

test('without rsync the error message names it', async () => {
  vi.stubEnv('PATH', dirname(process.execPath))
  const settings = readSettings({
    DATA_DIR: await backedUp(),
    BACKUP_TO: 'backup@host:site',
    BACKUP_KEY: PUBLIC,
  })
  await expect(sendOffSite(settings)).rejects.toThrow(
    /^backup@host:site: rsync is not installed; BACKUP_TO needs it\.$/,
  )
})

test.for<[change: Record<string, string>, message: string]>([
  [{ BACKUP_TO: 'https://example.com/backups' }, 'BACKUP_TO must look like s3://bucket/folder'],
  [{ BACKUP_TO: '-e sh' }, 'BACKUP_TO must look like'],
  [{ BACKUP_TO: 'host:site' }, 'BACKUP_KEY must be set for BACKUP_TO'],
  [
    { BACKUP_TO: 'host:site', BACKUP_KEY: 'short' },
    'BACKUP_KEY must be a public key that begins with age1',
  ],
  [
    { BACKUP_TO: 'host:site', BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` },
    'BACKUP_KEY must be a public',
  ],
  [
    { BACKUP_TO: 's3://backups', BACKUP_KEY: PASSPHRASE },
    'AWS_SECRET_ACCESS_KEY must be set for BACKUP_TO',
  ],
  [
    { BACKUP_TO: '/mnt/nas', BACKUP_KEY: PASSPHRASE, NIGHTLY_BACKUP: 'off' },
    'NIGHTLY_BACKUP must be on',
  ],
])('the settings %o are refused', ([change, message]) => {
  expect(() => readSettings(change)).toThrow(SettingsError)
  expect(() => readSettings(change)).toThrow(message)
})

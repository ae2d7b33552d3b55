import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createBackup } from '#app/models/backup/create.server'
import { openBackup } from '#app/models/backup/rehearse.server'
import { restoreBackup } from '#app/models/backup/restore.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { applications, enquiries } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { holdLock } from '#db/sqlite/lock.server'
import { asha, tables } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { hashOfFile, openDataDir } from '#tests/support/site-paths'

const RESUMES = 5

/** A data directory with an enquiry, some applications and their resumes. */
async function usedSite() {
  const { dataDir, db } = openDataDir()
  await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
  for (let i = 0; i < RESUMES; i++) {
    const person = { fullName: `Imran ${i}`, email: `imran${i}@example.com` }
    const file = { name: 'cv.pdf', bytes: pdf(300_000 + i) }
    await submit(db, join(dataDir, 'uploads'), person, file)
  }
  writeFileSync(join(dataDir, 'company.json'), '{}')
  return { dataDir, db, file: join(freshFolder(), 'backup.tar') }
}

/** Every enquiry and application of a data directory, and the hash of every resume. */
async function contentOf(dataDir: string) {
  const db = openDatabase(join(dataDir, 'db', 'site.sqlite'))
  const stored = await tables(db).select().from(applications)
  const content = {
    enquiries: await tables(db).select().from(enquiries),
    stored,
    hashes: stored.map((row) => hashOfFile(join(dataDir, 'uploads', row.resumeFile))),
  }
  await db.close()
  return content
}

test('a restored backup has the same rows and the same bytes of every file', async () => {
  const { db, file, ...site } = await usedSite()
  const summary = await createBackup(db, file, site)
  expect(summary).toMatchObject({ files: RESUMES, missing: [] })

  const elsewhere = freshFolder()
  expect(await restoreBackup(file, elsewhere)).toMatchObject({
    files: RESUMES,
    replaced: undefined,
  })
  const content = await contentOf(elsewhere)
  expect(content).toEqual(await contentOf(site.dataDir))
  expect(content.hashes).toEqual(content.stored.map((row) => row.resumeHash))
  expect(readFileSync(join(elsewhere, 'company.json'), 'utf8')).toBe('{}')
  expect(readdirSync(elsewhere).sort()).toEqual(['company.json', 'db', 'uploads'])
})

test('a finished backup leaves no temporary files, and tar can list it', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  expect(readdirSync(join(file, '..'))).toEqual(['backup.tar'])
  const list = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n')
  expect(list).toHaveLength(RESUMES + 4)
  expect([list[0], list.at(-2), list.at(-1)]).toEqual([
    'backup.json',
    'db/site.sqlite',
    'manifest.json',
  ])
})

test('an application deleted during a backup is not in the backup', async () => {
  const { db, file, ...site } = await usedSite()
  const last = (await tables(db).select().from(applications)).at(-1)
  const summary = await createBackup(db, file, {
    ...site,
    async onProgress(what, done) {
      if (what !== 'files' || done !== 1 || !last) return
      await tables(db).delete(applications).where(eq(applications.id, last.id))
      rmSync(join(site.dataDir, 'uploads', last.resumeFile))
    },
  })
  expect(summary).toMatchObject({ files: RESUMES - 1, missing: [] })
  const elsewhere = freshFolder()
  await restoreBackup(file, elsewhere)
  expect((await contentOf(elsewhere)).hashes).toHaveLength(RESUMES - 1)
  expect(readFileSync(file).includes(last?.email ?? '')).toBe(false)
})

test('a row stored while the database is copied is read at once', async () => {
  const { db, file, ...site } = await usedSite()
  const desc = 'We need OTP messages. '.repeat(90)
  for (let n = 0; n < 500; n++) {
    const input = enquiryInput.parse({ ...asha, name: `Asha ${n}`, desc })
    await createEnquiry(db, input, { type: 'General' })
  }
  let phase = ''
  const storeAndRead = async () => {
    const { reference } = await createEnquiry(db, enquiryInput.parse(asha), { type: 'Late' })
    const rows = await db.select().from(enquiries).where(eq(enquiries.reference, reference))
    return { rows, phase }
  }
  let read: ReturnType<typeof storeAndRead> | undefined
  await createBackup(db, file, {
    ...site,
    onProgress(name) {
      phase = name
      read ??= storeAndRead()
    },
  })
  expect(await read).toMatchObject({ rows: [{ type: 'Late' }], phase: 'database' })
})

test('two backups to the same file at once both end, and the file can be restored', async () => {
  const { db, file, ...site } = await usedSite()
  await Promise.all([createBackup(db, file, site), createBackup(db, file, site)])
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith('.site-work'))).toEqual([])
  expect(await restoreBackup(file, freshFolder())).toMatchObject({ files: RESUMES })
})

test('of two restores into an empty folder at once, one is refused', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  const elsewhere = freshFolder()
  const outcomes = await Promise.allSettled([
    restoreBackup(file, elsewhere),
    restoreBackup(file, elsewhere),
  ])
  expect(outcomes).toEqual([
    expect.objectContaining({ status: 'fulfilled' }),
    expect.objectContaining({
      reason: expect.objectContaining({ message: expect.stringContaining('another command') }),
    }),
  ])
  expect(await contentOf(elsewhere)).toEqual(await contentOf(site.dataDir))
})

test('a backup is restored from a pipe', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  const [pipe, work] = [join(freshFolder(), 'pipe'), freshFolder()]
  execFileSync('mkfifo', [pipe])
  spawn('sh', ['-c', 'cat "$0" > "$1"', file, pipe])
  const opened = await openBackup(pipe, work, undefined)
  expect(await restoreBackup(opened, freshFolder())).toMatchObject({ files: RESUMES })
})

test('a missing resume is reported and does not stop the backup', async () => {
  const { db, file, ...site } = await usedSite()
  const [first] = await tables(db).select().from(applications)
  rmSync(join(site.dataDir, 'uploads', first?.resumeFile ?? ''))
  const { missing } = await createBackup(db, file, site)
  expect(missing).toEqual([`uploads/${first?.resumeFile}`])
  expect(await restoreBackup(file, freshFolder())).toMatchObject({ files: RESUMES - 1, missing })
})

test('a restore over an existing site is refused, or moves that site aside if forced', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  await expect(restoreBackup(file, site.dataDir)).rejects.toThrow('There is a site in')
  const release = holdLock(join(site.dataDir, 'db', 'site.lock'))
  await expect(restoreBackup(file, site.dataDir, { isForced: true })).rejects.toThrow('is running')
  release?.()

  const before = await contentOf(site.dataDir)
  await db.close()
  const { replaced } = await restoreBackup(file, site.dataDir, { isForced: true })
  expect(await contentOf(site.dataDir)).toEqual(before)
  expect(await contentOf(replaced ?? '')).toEqual(before)
})

test('a restore does not touch files that do not belong to a site', async () => {
  const { file, ...site } = await usedSite()
  await createBackup(site.db, file, site)
  const dataDir = freshFolder()
  const foreign = ['db/site.lock', 'db/schema.ts', 'db/migrations/0001.sql', 'uploads/.gitkeep']
  for (const name of foreign) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true })
    writeFileSync(join(dataDir, name), '')
  }

  await restoreBackup(file, dataDir)
  expect(await contentOf(dataDir)).toEqual(await contentOf(site.dataDir))
  const { replaced = '' } = await restoreBackup(file, dataDir, { isForced: true })
  expect(await contentOf(dataDir)).toEqual(await contentOf(site.dataDir))
  expect(await contentOf(replaced)).toEqual(await contentOf(site.dataDir))
  for (const name of foreign) expect(existsSync(join(dataDir, name)), name).toBe(true)
})

test('a WAL file without its database is moved aside', async () => {
  const { file, ...site } = await usedSite()
  await createBackup(site.db, file, site)
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'site.sqlite-wal'), 'rows of somebody else')
  await expect(restoreBackup(file, dataDir)).rejects.toThrow('There is a site in')
  const { replaced = '' } = await restoreBackup(file, dataDir, { isForced: true })
  expect(readFileSync(join(replaced, 'db', 'site.sqlite-wal'), 'utf8')).toMatch(/somebody else/)
})

test.for<[string, (file: string) => void, string]>([
  ['a flipped bit in a resume', (file) => flip(file, 100_000), 'is not what was stored'],
  ['a flipped bit in the database', (file) => flip(file, -20_000), 'is not what was stored'],
  ['a flipped bit in the first header', (file) => flip(file, 3), 'does not begin like a backup'],
  ['a flipped bit in a header', (file) => flip(file, 1027), 'does not add up'],
  ['a truncated file', (file) => truncateSync(file, 900_000), 'cut short'],
  [
    'a missing manifest',
    (file) => truncateSync(file, readFileSync(file).indexOf('manifest.json')),
    'cut short',
  ],
  [
    'another file',
    (file) => writeFileSync(file, 'Dear diary, '.repeat(100)),
    'does not begin like a backup',
  ],
  ['an empty file', (file) => writeFileSync(file, ''), 'does not begin like a backup'],
  ['a later version', (file) => replace(file, '"format": 1', '"format": 2'), 'later version'],
  ['a later schema', (file) => replace(file, '"schema": 1', '"schema": 9'), 'later version'],
  ['a tar archive that is no backup', foreignTar, 'does not begin like a backup'],
])('%s is refused, and no file is restored', { timeout: 30_000 }, async ([, damage, reason]) => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  damage(file)
  const elsewhere = freshFolder()
  await expect(restoreBackup(file, elsewhere)).rejects.toThrow(reason)
  expect(readdirSync(elsewhere)).toEqual([])
})

test('a restore unpacks into a work folder, which is removed later if the restore is killed', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  const elsewhere = freshFolder()
  const seen = new Set<string>()
  const onProgress = () => readdirSync(elsewhere).forEach((name) => void seen.add(name))
  await restoreBackup(file, elsewhere, { onProgress })
  expect([...seen].sort()).toEqual([expect.stringMatching(/^\.site-work-/), 'db'])
  expect(readdirSync(elsewhere).sort()).toEqual(['company.json', 'db', 'uploads'])
})

test('a file truncated at any length is refused as damaged', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  const bytes = readFileSync(file)
  for (const length of [100, 512, 700, 1024, 1536, 2000, 5000, 100_000, 300_000, 302_000]) {
    writeFileSync(file, bytes.subarray(0, length))
    await expect(restoreBackup(file, freshFolder()), `${length}`).rejects.toThrow('is damaged')
  }
})

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  const position = at < 0 ? bytes.length + at : at
  bytes[position] = (bytes[position] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

function replace(file: string, from: string, to: string): void {
  const bytes = readFileSync(file)
  bytes.write(to, bytes.indexOf(from))
  writeFileSync(file, bytes)
}

function foreignTar(file: string): void {
  const folder = freshFolder()
  writeFileSync(join(folder, 'passwd'), 'root')
  execFileSync('tar', ['--format=ustar', '-cf', file, '-C', folder, 'passwd'])
}

test('a backup with a path outside the data directory is refused', async () => {
  const { db, file, ...site } = await usedSite()
  await createBackup(db, file, site)
  const bytes = readFileSync(file)
  const at = bytes.indexOf('uploads/')
  const header = bytes.subarray(at, at + 512)
  header.write('../../../evil\0', 0)
  header.write('        ', 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  writeFileSync(file, bytes)
  const elsewhere = freshFolder()
  await expect(restoreBackup(file, elsewhere)).rejects.toThrow('unknown')
  expect(existsSync(join(elsewhere, '..', 'evil'))).toBe(false)
})

import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test, vi } from 'vitest'

import { logIn } from '#app/models/account/admin.server'
import {
  beginSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { createSession } from '#app/models/account/session.server'
import { stepAt } from '#app/models/account/totp.server'
import { openSite } from '#app/models/company/open-site.server'
import type { Site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { saveMailServer } from '#app/models/mail/mail-server.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findErasureReceipt, receiptText } from '#app/models/privacy/receipt.server'
import { runCommand } from '#app/server/commands/run'
import { auditEntries, bouncedAddresses, enquiries, recoveryCodes, sessions } from '#db/schema'
import { holdLock } from '#db/sqlite/lock.server'
import { asha, imran, meera, runSql, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { s3Settings, startS3 } from '#tests/support/s3'
import { readSheet } from '#tests/support/sheet'
import { startSmtp } from '#tests/support/smtp'
import { totpCode } from '#tests/support/totp'

// The server build exists only after a build.
vi.mock('virtual:remix/server-build', () => ({}))

/** Runs commands on a site in a fresh folder and collects their output. */
function commandLine(env: Record<string, string> = {}) {
  const dataDir = freshFolder()
  vi.unstubAllEnvs()
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, NO_COLOR: '1', ...env })) {
    vi.stubEnv(name, value)
  }
  const out: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text) => void out.push(String(text)))
  vi.spyOn(console, 'error').mockImplementation((text) => void out.push(String(text)))
  return {
    dataDir,
    async run(line: string, input = '') {
      out.length = 0
      vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as never)
      const code = await runCommand(line.split(' ').filter(Boolean), { clientFolder: '' })
      return { code, text: out.join('\n') }
    },
    /** Makes the site, as its first start does. */
    async make() {
      await (await openSite({ DATA_DIR: dataDir })).db.close()
    },
    /** Opens the site for a callback and closes it. */
    async open<T>(use: (site: Site) => Promise<T>): Promise<T> {
      const site = await openSite({ DATA_DIR: dataDir })
      return use(site).finally(() => site.db.close())
    },
  }
}

test.each([
  ['--help', 0, 'Usage: site [command]'],
  ['help', 0, 'site restore'],
  ['--version', 0, 'site '],
  ['dance', 64, 'There is no command "dance"'],
  ['check --loud', 64, "Unknown option '--loud'\nSee: site check --help"],
  ['backup', 64, 'Name one FILE, or say --nightly'],
  ['restore', 64, 'An argument is missing'],
  ['backup one two', 64, '"two" is one argument too many'],
  ['admin', 64, 'Say one of create, list'],
  ['admin constructor', 64, 'Say one of create, list'],
  ['admin create meera@example.com', 64, 'Say --name NAME'],
  ['export constructor', 64, 'Say "enquiries" or "applications"'],
  ['mail', 64, 'An argument is missing'],
  ['export everything', 64, 'Say "enquiries" or "applications"'],
  ['export enquiries --since yesterday', 64, '"yesterday" is no day'],
  ['export enquiries --since 5', 64, '"5" is no day'],
  ['export enquiries --since 2026-02-30', 64, '"2026-02-30" is no day'],
  ['export enquiries --since 2026-03-01T10:00', 64, 'is no day and no time'],
  ['erase', 64, 'An argument is missing'],
  ['erase nobody', 64, 'neither an email address'],
  ['receipt', 64, 'An argument is missing'],
  ['receipt show ERA-0000-0000', 64, 'Say "verify REFERENCE"'],
  ['receipt verify ERA-0000-0000', 66, 'no receipt ERA-0000-0000 in the log'],
  ['restore missing.tar', 66, 'missing.tar does not exist'],
  ['mail test', 78, 'SMTP_URL is not set'],
  ['licences', 69, 'listed by the executable'],
  ['--version', 0, '\nMigrations: 0000_baseline'],
  ['install', 69, 'Only the executable installs itself'],
  ['install --origin www.example.com', 78, 'SITE_ORIGIN must be an address'],
  ['update', 64, 'Name one FILE, or say --previous'],
  ['update site --previous', 64, 'Name one FILE, or say --previous'],
  ['update site --wait soon', 64, '"soon" is no number of seconds'],
  ['update site --root nowhere', 66, 'No site is installed here'],
])('site %s exits with %i', async (line, code, text) => {
  const { run, make } = commandLine()
  await make()
  const result = await run(line)
  expect(result.text).toContain(text)
  expect(result.code).toBe(code)
})

test('a file path that cannot be used exits with 74 and a one-line error message', async () => {
  const { run, make, dataDir } = commandLine()
  await make()
  writeFileSync(join(dataDir, 'file'), '')
  const { code, text } = await run(`backup ${dataDir}/file/site.tar`)
  expect(code).toBe(74)
  expect(text).toBe(`${dataDir}/file is a file, not a folder (EEXIST).`)
})

test.each([
  ['content import FOLDER/none', 66, 'FOLDER/none does not exist.'],
  ['content import FOLDER/file', 66, 'FOLDER/file is no folder.'],
  ['content export FOLDER/file', 74, 'FOLDER/file is a file, not a folder (EEXIST).'],
  ['content export FOLDER/file/x', 74, 'FOLDER/file is a file, not a folder (EEXIST).'],
  ['backup --force FOLDER', 74, 'FOLDER is a folder, not a file (EISDIR).'],
  ['restore FOLDER --force', 66, 'FOLDER is a folder, not a file.'],
  ['restore --check FOLDER', 66, 'FOLDER is a folder, not a file.'],
  ['restore --check FOLDER/file --key FOLDER', 66, 'FOLDER is a folder, not a file.'],
  ['receipt verify FOLDER', 66, 'There is no receipt FOLDER in the log, and no such file.'],
])('site %s says what is wrong with the path', async (line, code, text) => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'file'), '')
  const { run, make } = commandLine()
  await make()
  const result = await run(line.replaceAll('FOLDER', folder))
  expect(result).toEqual({ code, text: text.replace('FOLDER', folder) })
})

test('a data directory that is a file is named by each command', async () => {
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  const { run } = commandLine({ DATA_DIR: file })
  const text = `${file} is a file, not a folder: set DATA_DIR`
  expect(await run('serve')).toEqual({ code: 78, text: `The site cannot start:\n${text}.` })
  expect(await run('check')).toMatchObject({ code: 78, text: expect.stringContaining(text) })
})

test.runIf(process.platform === 'linux').each([
  ['content export /proc/none/x', {}],
  ['backup /proc/none/x', {}],
  ['admin list', { DATA_DIR: '/proc/none' }],
])('site %s ends although /proc takes no folders', async (line, env) => {
  const { run, make } = commandLine(env)
  await make()
  const { code, text } = await run(line)
  // Without root the error is a missing permission.
  expect([66, 77]).toContain(code)
  expect(text).toMatch(/^[^\n]*\/proc[^\n]*$/)
})

test.each([
  'backup FOLDER/site.tar',
  'backup --nightly',
  'export enquiries',
  'content export FOLDER/texts',
  'erase asha@example.in --yes',
  'receipt verify ERA-0000-0000',
  'admin list',
  'admin role asha@example.in owner',
])('site %s refuses a data directory without a site and makes none', async (line) => {
  const { run, dataDir } = commandLine()
  expect(await run(line.replace('FOLDER', freshFolder()))).toEqual({
    code: 66,
    text: `There is no site in ${dataDir}. Set DATA_DIR.`,
  })
  expect(readdirSync(dataDir)).toEqual([])
})

test('a command names a missing database of a site that has been at work', async () => {
  const { run, dataDir, make } = commandLine()
  await make()
  rmSync(join(dataDir, 'db'), { recursive: true })
  const { code, text } = await run('admin list')
  expect(code).toBe(78)
  expect(text).toContain('is missing, but')
})

test('a public key for off-site copies with a typing error is named', async () => {
  const { run, make } = commandLine({
    BACKUP_TO: freshFolder(),
    BACKUP_KEY: `age1${'q'.repeat(58)}`,
  })
  await make()
  await run('backup --nightly')
  expect(await run('backup --off-site')).toEqual({
    code: 78,
    text: 'The site cannot start:\nBACKUP_KEY has a typing error: it is no public key of age.',
  })
})

test.each([
  'serve',
  'check',
  'admin',
  'mail',
  'backup',
  'restore',
  'move',
  'export',
  'erase',
  'receipt',
  'licences',
])('site %s --help prints its usage and creates no files', async (name) => {
  const { run, dataDir } = commandLine()
  const { code, text } = await run(`${name} --help`)
  expect(text).toMatch(new RegExp(`^Usage: site \\[?${name}`))
  expect(code).toBe(0)
  expect(readdirSync(dataDir)).toEqual([])
})

test('an account is created, listed, given a new password and removed', async () => {
  const { run, open } = commandLine()
  const create = `admin create ${meera.email} --name Meera`
  expect(await run(create, 'short\n')).toMatchObject({
    code: 65,
    text: expect.stringContaining('at least 12'),
  })
  expect(await run(create, `${meera.password}\n`)).toMatchObject({ code: 0 })
  expect(await run(create, `${meera.password}\n`)).toMatchObject({ code: 65 })
  expect((await run('admin list')).text).toMatch(/^meera@example\.com\tMeera\towner\tsince 20/)
  await open(async ({ db }) => {
    const admin = await logIn(db, meera)
    await createSession(db, admin ?? { id: '' }, 'cookie')
  })

  expect(await run(`admin reset-password ${meera.email}`, 'another long password\n')).toMatchObject(
    { code: 0 },
  )
  await open(async ({ db }) => {
    expect(await logIn(db, meera)).toBeUndefined()
    expect(await logIn(db, { ...meera, password: 'another long password' })).toBeDefined()
    expect(await tables(db).select().from(sessions)).toEqual([])
  })

  expect(await run('admin remove nobody@example.com')).toMatchObject({ code: 67 })
  expect(await run(`admin remove ${meera.email}`)).toMatchObject({ code: 77 })
  expect(await run(`admin remove ${meera.email} --force`)).toMatchObject({ code: 0 })
  expect((await run('admin list')).text).toBe('')
  await open(async ({ db }) => {
    const entries = await tables(db).select().from(auditEntries)
    expect(entries.map(({ action, adminName }) => `${adminName}: ${action}`)).toEqual(
      expect.arrayContaining(['The operator: admin.password', 'The operator: admin.remove']),
    )
  })
})

test('resetting a second factor deletes its recovery codes and ends every session', async () => {
  const { run, open } = commandLine()
  await run(`admin create ${meera.email} --name Meera`, `${meera.password}\n`)
  const reset = `admin reset-second-factor ${meera.email}`
  expect(await run(`${reset} --yes`)).toMatchObject({
    code: 0,
    text: expect.stringContaining('nothing was changed'),
  })
  await open(async ({ db }) => {
    const admin = await logIn(db, meera)
    if (!admin) throw new Error('Meera cannot log in')
    await beginSecondFactor(db, admin, 'session')
    const { unproven } = await findSecondFactor(db, admin.id, 'session')
    await switchOnSecondFactor(db, admin, {
      sessionId: 'session',
      code: totpCode(unproven, stepAt(Date.now())),
    })
    await createSession(db, admin, 'cookie')
  })

  expect(await run('admin reset-second-factor nobody@example.com --yes')).toMatchObject({
    code: 67,
  })
  expect(await run(reset)).toMatchObject({ code: 66, text: 'Nothing was changed.' })
  await open(async ({ db }) => {
    expect(await tables(db).select().from(recoveryCodes)).toHaveLength(10)
    expect(await tables(db).select().from(sessions)).toHaveLength(1)
  })

  expect(await run(`${reset} --yes`)).toMatchObject({ code: 0 })
  await open(async ({ db }) => {
    const admin = await logIn(db, meera)
    expect(await hasSecondFactor(db, admin?.id ?? '')).toBe(false)
    expect(await tables(db).select().from(recoveryCodes)).toEqual([])
    expect(await tables(db).select().from(sessions)).toEqual([])
    expect(await tables(db).select().from(auditEntries)).toContainEqual(
      expect.objectContaining({
        adminName: 'The operator',
        action: 'admin.second-factor',
        subjectId: admin?.id,
        detail: '1 session ended',
      }),
    )
  })
})

test('erase requires --yes and erases one person only', async () => {
  const { run, open } = commandLine()
  await open(async ({ db }) => {
    for (const person of [asha, imran])
      await createEnquiry(db, enquiryInput.parse(person), { type: 'General' })
  })
  expect(await run(`erase ${asha.email}`)).toMatchObject({ code: 66, text: 'Nothing was erased.' })
  expect(await run(`erase ${asha.email} --yes`)).toMatchObject({
    code: 0,
    text: expect.stringContaining('ERA-'),
  })
  expect(await run(`erase ${asha.email} --yes`)).toMatchObject({ code: 67 })
  expect(await run(`erase ${imran.email} --yes`)).toMatchObject({ code: 0 })
})

test('erase lists the records that mention the person and keeps them', async () => {
  const { run, open } = commandLine()
  await open(async ({ db }) => {
    await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
    const named = { ...imran, desc: `Please ask ${asha.email}` }
    await createEnquiry(db, enquiryInput.parse(named), { type: 'General' })
  })
  const { text } = await run(`erase ${asha.email} --yes`)
  expect(text).toMatch(/also mention asha@example\.in and stay.*\n {2}enquiry ENQ-\w{4}-\w{4}$/)
  const again = await run(`erase ${asha.email} --yes`)
  expect(again).toMatchObject({ code: 67, text: expect.stringContaining('enquiry ENQ-') })
})

test('a receipt is verified by reference and from a file', async () => {
  const { run, open, dataDir } = commandLine()
  await open(async ({ db }) => {
    await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
  })
  const reference = /ERA-\w{4}-\w{4}/.exec((await run(`erase ${asha.email} --yes`)).text)?.[0] ?? ''
  const genuine = new RegExp(
    `^${reference} is genuine and unchanged. .*\\nReference: ${reference}\\n(.*\\n){3}Signed with key: \\w+`,
  )
  expect(await run(`receipt verify ${reference}`)).toEqual({
    code: 0,
    text: expect.stringMatching(new RegExp(`${genuine.source}$`)),
  })
  expect(await run(`receipt verify ${reference} ASHA@example.in`)).toEqual({
    code: 0,
    text: expect.stringMatching(new RegExp(`${genuine.source}\\nIt is about ASHA@example.in.$`)),
  })
  expect(await run(`receipt verify ${reference} ${imran.email}`)).toMatchObject({ code: 65 })
  const file = join(dataDir, 'receipt.txt')
  await open(async ({ db }) => {
    const receipt = await findErasureReceipt(db, reference)
    writeFileSync(file, (receipt && receiptText(receipt)) ?? '')
  })
  expect(await run(`receipt verify ${file}`)).toMatchObject({ code: 0 })
  writeFileSync(file, readFileSync(file, 'utf8').replace('enquiries 1', 'enquiries 2'))
  expect(await run(`receipt verify ${file}`)).toMatchObject({
    code: 65,
    text: `${file} was changed, or another site issued it.`,
  })
  writeFileSync(file, 'nothing')
  expect((await run(`receipt verify ${file}`)).text).toContain('has no signature')
})

test('a receipt is not about a person whose hash was added to its file', async () => {
  const { run, open, dataDir } = commandLine()
  const file = join(dataDir, 'receipt.txt')
  await open(async ({ db }) => {
    const by = { actor: OPERATOR, uploads: '' }
    const receipt = await erasePerson(db, { kind: 'email', key: asha.email }, by)
    const { keyHash } = await erasePerson(db, { kind: 'email', key: imran.email }, by)
    writeFileSync(file, `${receiptText(receipt)}\nKeyed hash of the email: ${keyHash}\n`)
  })
  expect(await run(`receipt verify ${file} ${asha.email}`)).toMatchObject({ code: 0 })
  expect(await run(`receipt verify ${file} ${imran.email}`)).toMatchObject({ code: 65 })
})

test('erase removes a bounced address of which nothing else is stored', async () => {
  const { run, open } = commandLine()
  await open(({ db }) =>
    db.write(async (tx) =>
      tx.insert(bouncedAddresses).values({ emailKey: asha.email, reason: 'full', createdAt: 0 }),
    ),
  )
  expect(await run(`erase ${asha.email} --yes`)).toMatchObject({ code: 0 })
  await open(async ({ db }) => expect(await db.$count(bouncedAddresses)).toBe(0))
})

test('a forced restore repeats the erasures since the backup', async () => {
  const { run, open } = commandLine({ IMAP_URL: 'imap://desk:secret@127.0.0.1/INBOX' })
  await open(async ({ db }) => {
    await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
    const named = { ...imran, desc: `Please ask ${asha.email}` }
    await createEnquiry(db, enquiryInput.parse(named), { type: 'General' })
  })
  const file = join(freshFolder(), 'site.tar')
  await run(`backup ${file}`)
  const reference = /ERA-\w{4}-\w{4}/.exec((await run(`erase ${asha.email} --yes`)).text)?.[0] ?? ''
  const restored = await run(`restore ${file} --force`)
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.text).toMatch(
    new RegExp(
      `\nRepeated 1 erasure since then: ${reference}\nThese records.*\n {2}enquiry ENQ-.*\nEmails that arrived`,
    ),
  )
  await open(async ({ db }) => {
    expect(await tables(db).select().from(enquiries)).toMatchObject([{ email: imran.email }])
  })
  expect(await run(`receipt verify ${reference} ${asha.email}`)).toMatchObject({ code: 0 })
})

test('a forced restore over a damaged database, or none, says that erased persons are back', async () => {
  const { run, make, dataDir } = commandLine()
  await make()
  const file = join(freshFolder(), 'site.tar')
  await run(`backup ${file}`)
  writeFileSync(join(dataDir, 'db/site.sqlite'), 'damaged')
  const text = expect.stringContaining('Persons erased and accounts removed since then are back')
  expect(await run(`restore ${file} --force`)).toMatchObject({ code: 0, text })
  expect(await commandLine().run(`restore ${file}`)).toMatchObject({ code: 0, text })
})

test('erase --again repeats the erasures of a later database', async () => {
  const { run, open, dataDir } = commandLine()
  const database = join(dataDir, 'db/site.sqlite')
  const later = join(dataDir, 'db/after-update.sqlite')
  await open(async ({ db }) => {
    await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
  })
  copyFileSync(database, `${database}.old`)
  await run(`erase ${asha.email} --yes`)
  renameSync(database, later)
  renameSync(`${database}.old`, database)
  expect(await run(`erase --again ${later}`)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Repeated 1 erasure since then: ERA-\w{4}-\w{4}$/),
  })
  await open(async ({ db }) => expect(await db.$count(enquiries)).toBe(0))
  expect(await run(`erase --again ${later}`)).toMatchObject({
    code: 0,
    text: 'The later database has no erasures since then.',
  })
  const other = commandLine()
  await other.make()
  expect(await other.run(`erase --again ${later}`)).toMatchObject({ code: 65 })
  expect(await other.run(`erase --again ${later}.none`)).toMatchObject({ code: 66 })
  writeFileSync(later, 'damaged')
  const text = 'That is no database of a site: file is not a database'
  expect(await other.run(`erase --again ${later}`)).toEqual({ code: 65, text })
})

test('export writes CSV with escaped formulas or Excel and overwrites no file', async () => {
  const { run, open, dataDir } = commandLine()
  await open(async ({ db }) => {
    await createEnquiry(db, enquiryInput.parse({ ...asha, name: '=SUM(A1)' }), { type: 'General' })
  })
  const file = join(dataDir, 'all.csv')
  expect(await run(`export enquiries --out ${file}`)).toEqual({
    code: 0,
    text: `${file}: 1 enquiry`,
  })
  const lines = readFileSync(file, 'utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffReference,Name,Email/)
  expect(lines[1]).toContain(`'=SUM(A1),${asha.email},+91 98765 43210,+91,`)
  expect(await run(`export enquiries --out ${file}`)).toEqual({
    code: 73,
    text: `${file} exists already. Choose another name.`,
  })
  expect(readdirSync(dataDir).filter((name) => name.includes('partial'))).toEqual([])
  const away = await run(`export enquiries --out ${dataDir}/none/all.csv`)
  expect(away.text).toMatch(/all\.csv\S* does not exist, or cannot be made there/)
  expect(await run(`export applications --out ${file}2`)).toMatchObject({ code: 0 })
  const excel = join(dataDir, 'all.xlsx')
  expect(await run(`export enquiries --out ${excel}`)).toMatchObject({ code: 0 })
  const [header, row] = await readSheet(readFileSync(excel))
  expect(header?.slice(0, 3)).toEqual(['Reference', 'Name', 'Email'])
  expect(row?.slice(1, 5)).toEqual(['=SUM(A1)', asha.email, '+91 98765 43210', '+91'])
})

test('export --since DAY starts at midnight in the company’s time zone', async () => {
  const { dataDir, run, open } = commandLine()
  writeFileSync(join(dataDir, 'company.json'), '{"timeZone":"Asia/Kolkata"}')
  await open(async ({ db }) => {
    for (const [who, now] of [
      [asha, '2026-02-28T18:29:00Z'],
      [imran, '2026-02-28T18:31:00Z'],
    ] as const) {
      await createEnquiry(db, enquiryInput.parse(who), { type: 'General', now: Date.parse(now) })
    }
  })
  const file = join(dataDir, 'march.csv')
  expect((await run(`export enquiries --since 2026-03-01 --out ${file}`)).code).toBe(0)
  expect(readFileSync(file, 'utf8')).not.toContain(asha.email)
  expect(readFileSync(file, 'utf8')).toContain(imran.email)
})

test('a command does not migrate a database that an older program serves', async () => {
  const { dataDir, run, open } = commandLine()
  const forgetMigration =
    'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)'
  await open(({ db }) => runSql(db, forgetMigration))
  const release = holdLock(join(dataDir, 'db', 'site.lock'))
  const file = join(dataDir, 'site.tar')
  expect(await run(`backup ${file}`)).toEqual({
    code: 75,
    text: `An older program serves ${dataDir}. Restart it with this one first.`,
  })
  expect(existsSync(file)).toBe(false)
  release?.()
})

test('export --since TIME exports newer enquiries only and is audited', async () => {
  const { run, open, dataDir } = commandLine()
  const since = Date.now() - 86_400_000
  await open(async ({ db }) => {
    for (const [person, now] of [
      [asha, since - 1],
      [imran, since],
    ] as const) {
      await createEnquiry(db, enquiryInput.parse(person), { type: 'General', now })
    }
  })
  const file = join(dataDir, 'since.csv')
  const line = `export enquiries --since ${new Date(since).toISOString()} --out ${file}`
  expect(await run(line)).toMatchObject({ code: 0 })
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(imran.email)
  expect(text).not.toContain(asha.email)
  await open(async ({ db }) => {
    const [entry] = await tables(db).select().from(auditEntries)
    expect(entry).toMatchObject({ adminName: 'The operator', action: 'enquiry.export' })
    expect(entry?.detail).toMatch(/^since 20/)
  })
})

test('restore replaces a site only with --force and refuses an invalid archive', async () => {
  const { run, open, dataDir } = commandLine()
  await open(
    async ({ db }) => void (await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })),
  )
  const file = join(freshFolder(), 'site.tar')
  expect(await run(`backup ${file}`)).toMatchObject({ code: 0 })
  expect(await run(`restore ${file}`)).toMatchObject({
    code: 73,
    text: expect.stringContaining('--force'),
  })
  expect(await run(`restore ${file} --force`)).toMatchObject({
    code: 0,
    text: expect.stringContaining('replaced-'),
  })
  expect(existsSync(join(dataDir, 'db', 'site.sqlite'))).toBe(true)
  writeFileSync(file, 'no archive')
  const elsewhere = commandLine()
  expect(await elsewhere.run(`restore ${file}`)).toMatchObject({ code: 65 })
})

test('backup overwrites a file only with --force', async () => {
  const { run, open } = commandLine()
  await open(async () => {})
  const file = join(freshFolder(), 'site.tar')
  writeFileSync(file, 'precious')
  expect(await run(`backup ${file}`)).toEqual({
    code: 73,
    text: `${file} exists already. Choose another name, or replace it with --force.`,
  })
  expect(readFileSync(file, 'utf8')).toBe('precious')
  expect(await run(`backup ${file} --force`)).toMatchObject({ code: 0 })
  expect(await run(`restore --check ${file}`)).toMatchObject({ code: 0 })
})

test('restore --check verifies the nightly backup and leaves no files', async () => {
  const { run, open, dataDir } = commandLine()
  await open(
    async ({ db }) => void (await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })),
  )
  expect(await run('restore --check')).toEqual({
    code: 65,
    text: 'There is no nightly backup yet; "site backup --nightly" makes one.',
  })
  const made = await run('backup --nightly')
  const file = /^(\S+): database and 0 files, \d+ KB$/.exec(made.text)?.[1] ?? ''
  expect(existsSync(file)).toBe(true)
  const before = readdirSync(dataDir, { recursive: true })
  const sentence = /^site-\S+\.tar of \S+ can be restored: 1 enquiry, 0 applications, 0 files$/
  for (const line of ['restore --check', `restore --check ${file}`]) {
    expect(await run(line)).toEqual({ code: 0, text: expect.stringMatching(sentence) })
  }
  expect(readdirSync(dataDir, { recursive: true })).toEqual(before)
  writeFileSync(file, 'no archive')
  expect(await run('restore --check')).toMatchObject({ code: 65 })
})

test('a site is restored from its off-site copy with the secret key from a file', async () => {
  const s3 = await startS3()
  const secret = await generateIdentity()
  const env = { BACKUP_KEY: await identityToRecipient(secret), ...s3Settings(s3.url) }
  const { run, open } = commandLine(env)
  await open(
    async ({ db }) => void (await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })),
  )
  expect((await run('check')).text).toContain(
    'look   off-site  s3://backups/site answers; no copy yet',
  )
  expect(await run('restore --off-site')).toMatchObject({ code: 69 })
  expect(await run('backup --off-site')).toMatchObject({
    code: 69,
    text: expect.stringContaining('There is no nightly backup yet'),
  })
  await run('backup --nightly')
  expect((await run('backup --off-site')).text).toMatch(
    /^site-\S+\.tar\.age to s3:\/\/backups\/site/,
  )
  expect((await run('check')).text).toMatch(/ok {5}off-site {2}s3:\S+ answers; newest copy: site-/)

  const elsewhere = commandLine(env)
  expect(await elsewhere.run('restore --off-site')).toEqual({
    code: 66,
    text: expect.stringContaining('Name the file of your secret key with --key'),
  })
  const key = join(freshFolder(), 'key.txt')
  writeFileSync(key, 'no key')
  expect(await elsewhere.run(`restore --off-site --key ${key}`)).toMatchObject({ code: 65 })
  writeFileSync(key, `# public key: age1…\n${secret}\n`)
  expect(await elsewhere.run(`restore --off-site --check --key ${key}`)).toMatchObject({ code: 0 })
  expect(readdirSync(elsewhere.dataDir)).toEqual([])
  expect(await elsewhere.run(`restore --off-site --key ${key}`)).toMatchObject({ code: 0 })
  await elsewhere.open(async ({ db }) => expect(await db.$count(enquiries)).toBe(1))
  s3.close()
  expect(await elsewhere.run('check')).toMatchObject({
    code: 69,
    text: expect.stringContaining('wrong  off-site'),
  })
})

test('check prints one line per subject and finds what prevents a start', async () => {
  const { run, open, dataDir } = commandLine()
  const fresh = await run('check')
  expect(fresh.code).toBe(0)
  expect(fresh.text).toMatch(
    /^ok {5}settings .*\nok {5}database {2}none yet.*\nok {5}clock .*\n.*disk.*\nok {5}backups.*\nlook {3}mail/,
  )
  expect(readdirSync(dataDir)).toEqual([])

  await open(async () => {})
  expect((await run('check')).text).toContain('0 enquiries, 0 applications')
  writeFileSync(join(dataDir, 'db', 'site.sqlite'), '')
  expect(await run('check')).toMatchObject({
    code: 78,
    text: expect.stringContaining('wrong  database'),
  })
  vi.stubEnv('PORT', 'many')
  expect(await run('check')).toMatchObject({
    code: 78,
    text: expect.stringMatching(/^wrong {2}settings/),
  })
})

test('check and mail test connect to the mail server', async () => {
  const smtp = await startSmtp()
  const { run, dataDir } = commandLine({ SMTP_URL: smtp.url, MAIL_TO: 'desk@example.com' })
  expect((await run('check')).text).toMatch(/ok {5}mail .*answers; email goes to desk@example\.com/)
  expect(readdirSync(dataDir)).toEqual([])
  expect(await run('mail test')).toMatchObject({ code: 0 })
  expect(smtp.deliveries[0]?.recipients).toEqual(['desk@example.com'])
  await smtp.close()
  expect(await run('mail test')).toMatchObject({
    code: 69,
    text: expect.stringContaining('Not sent'),
  })
  expect(await run('check')).toMatchObject({ code: 69 })
})

test('check and mail test report a saved password that the secret key cannot read', async () => {
  const { run, open } = commandLine()
  const input = {
    host: 'mail.example.in',
    port: 465,
    security: 'TLS',
    user: 'desk',
    password: 'word',
    from: 'desk@example.in',
    to: ['desk@example.in'],
  } as const
  await open((site) => saveMailServer(site, OPERATOR, { ...input, to: [...input.to] }))
  vi.stubEnv('ADMIN_SECRET_KEY', 'another key of this site, 32 letters')
  const text = expect.stringContaining('The saved password cannot be read')
  expect(await run('mail test')).toMatchObject({ code: 78, text })
  expect(await run('check')).toMatchObject({ text })
})

test('each test mail has an audit entry with its outcome', async () => {
  const smtp = await startSmtp()
  const { run, open } = commandLine({ SMTP_URL: smtp.url })
  await open(async () => {})
  await run('mail test')
  await smtp.close()
  await run('mail test')
  const entries = await open(async ({ db }) => tables(db).select().from(auditEntries))
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['mail.test', 'sent'],
    ['mail.test', expect.stringMatching(/^not sent E[A-Z]+/)],
  ])
})

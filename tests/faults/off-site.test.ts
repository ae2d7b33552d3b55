import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase } from '#db/sqlite/database.server'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { missing } from '#tests/support/machine'
import { PROGRAM, startProgram } from '#tests/support/program'
import { s3Settings, startS3 } from '#tests/support/s3'

const RESUMES = 16
const RESUME_BYTES = 5_000_000
/** Less than the program and all resumes in memory would need. */
const LIMIT_MB = 200

/** A site with 80 MB of resumes, and a bucket for its backups. */
async function largeSite() {
  const dataDir = freshFolder()
  await (await startProgram({ DATA_DIR: dataDir })).end('SIGTERM')
  const db = openDatabase(join(dataDir, 'db', 'site.sqlite'))
  for (let i = 0; i < RESUMES; i++) {
    const file = { name: 'cv.pdf', bytes: pdf(RESUME_BYTES + i) }
    await submit(db, join(dataDir, 'uploads'), { email: `imran${i}@example.com` }, file)
  }
  await db.close()
  const s3 = await startS3()
  onTestFinished(s3.close)
  const secret = await generateIdentity()
  const key = join(freshFolder(), 'key.txt')
  writeFileSync(key, secret)
  const env = {
    DATA_DIR: dataDir,
    BACKUP_KEY: await identityToRecipient(secret),
    ...s3Settings(s3.url),
  }
  return { dataDir, s3, env, key }
}

/** Runs a command of the program. @returns exit code, output and peak memory */
async function command(env: Record<string, string>, ...args: string[]) {
  const [file = '', ...first] = PROGRAM
  const child = spawn(file, [...first, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peakMb = 0
  const sampling = setInterval(() => {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(statusOf(child.pid))?.[1] ?? 0
    peakMb = Math.max(peakMb, Number(kilobytes) / 1024)
  }, 20)
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number]>,
    text(child.stdout),
    text(child.stderr),
  ])
  clearInterval(sampling)
  console.log(`site ${args.join(' ')}: ${Math.round(peakMb)} MB at most`)
  return { code, stdout, stderr, peakMb }
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

test('an off-site backup of 80 MB is made, checked and restored in less than 200 MB of memory', async () => {
  const { dataDir, s3, env, key } = await largeSite()
  async function run(variables: Record<string, string>, ...step: string[]) {
    const { code, stdout, stderr, peakMb } = await command(variables, ...step)
    expect({ code, stderr }, step.join(' ')).toEqual({ code: 0, stderr: '' })
    expect(peakMb, step.join(' ')).toBeGreaterThan(20)
    expect(peakMb, step.join(' ')).toBeLessThan(LIMIT_MB)
    return stdout
  }
  await run(env, 'backup', '--nightly')
  await run(env, 'backup', '--off-site')
  await run(env, 'restore', '--check', '--off-site', '--key', key)
  const [copy = ''] = s3.keys()
  expect(statSync(s3.fileOf(copy)).size).toBeGreaterThan(80_000_000)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.site-work'))).toEqual([])

  s3.refuse('PUT', 507, 'QuotaExceeded')
  const refused = await command(env, 'backup', '--off-site')
  expect(refused).toMatchObject({ code: 69, stdout: '' })
  expect(refused.stderr).toMatch(/^s3:\S+ .* answered 507 \(QuotaExceeded: No\.\)\.\n$/)
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)

  const elsewhere = { ...env, DATA_DIR: freshFolder() }
  const restored = await run(elsewhere, 'restore', '--off-site', '--key', key)
  expect(restored).toContain(`${RESUMES} files`)
  const program = await startProgram(elsewhere)
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200)
  await program.end('SIGTERM')
})

const lacksNamespaces = missing({ root: true, commands: ['unshare', 'ip'] })

test.skipIf(lacksNamespaces)(
  'a test mail on a machine without a network prints one line',
  async () => {
    const [file = '', ...first] = PROGRAM
    const run = ['sh', '-c', 'ip link set lo up && "$0" "$@"', file, ...first, 'mail', 'test']
    const child = spawn('unshare', ['--net', ...run], {
      env: { ...process.env, DATA_DIR: freshFolder(), SMTP_URL: 'smtp://localhost:9' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    expect(await text(child.stderr)).toMatch(/^Not sent from [^\n]+ECONNREFUSED[^\n]+\n$/)
  },
)

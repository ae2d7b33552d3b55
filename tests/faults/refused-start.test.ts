import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { asha } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { missing, sh } from '#tests/support/machine'
import { PROGRAM, postJson, runProgram, startProgram } from '#tests/support/program'
import { hashOfFile } from '#tests/support/site-paths'

/** A data directory with 60 enquiries. */
async function usedFolder(): Promise<{ dataDir: string; file: string }> {
  const dataDir = freshFolder()
  const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off' })
  for (let i = 0; i < 60; i++) {
    const desc = `${asha.desc}, number ${i}`
    await postJson(`${program.url}/enquiry/send`, { ...asha, desc })
  }
  await program.end('SIGTERM')
  return { dataDir, file: join(dataDir, 'db', 'site.sqlite') }
}

const DAMAGES: [name: string, damage: (file: string) => void][] = [
  ['cut in half', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  ['with a header of zeros', (file) => overwrite(file, 0, 100)],
  ['with overwritten pages', (file) => overwrite(file, 40_000, 200_000)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['deleted', (file) => rmSync(file)],
  ['replaced by another text', (file) => writeFileSync(file, 'not a database at all, but long')],
]

function overwrite(file: string, from: number, to: number): void {
  const bytes = readFileSync(file)
  bytes.fill(from === 0 ? 0 : 0xa5, from, Math.min(to, bytes.length))
  writeFileSync(file, bytes)
}

test('a damaged database stops the start with advice and is not changed', async () => {
  const { dataDir, file } = await usedFolder()
  copyFileSync(file, `${file}.whole`)
  for (const [name, damage] of DAMAGES) {
    copyFileSync(`${file}.whole`, file)
    damage(file)
    const before = hashOfFile(file)
    const failure = await startProgram({ DATA_DIR: dataDir }).then(
      async (program) => {
        await program.end('SIGKILL')
        return 'it started'
      },
      (error: Error) => error.message,
    )
    expect(failure, name).toContain('ended with 78')
    expect(failure, name).toMatch(/backup|restore/i)
    expect(hashOfFile(file), name).toBe(before)
  }

  copyFileSync(`${file}.whole`, file)
  const repaired = await startProgram({ DATA_DIR: dataDir })
  expect((await fetch(`${repaired.url}/readyz`)).status).toBe(200)
  await repaired.end('SIGTERM')
})

test('a second process on the same data directory exits with 75', async () => {
  const dataDir = freshFolder()
  const first = await startProgram({ DATA_DIR: dataDir })
  await expect(startProgram({ DATA_DIR: dataDir })).rejects.toThrow('ended with 75')
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.end('SIGKILL')

  const next = await startProgram({ DATA_DIR: dataDir })
  expect(await next.end('SIGTERM')).toBe(0)
})

async function takenPort(): Promise<string> {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  onTestFinished(() => void busy.close())
  return String((busy.address() as AddressInfo).port)
}

type Env = Record<string, string>

test.for<[what: string, failure: RegExp, prepare: (dataDir: string) => Env | Promise<Env>]>([
  [
    'a taken port',
    /ended with 69:\nPort \d+ is taken\. Choose another/,
    async () => ({ PORT: await takenPort() }),
  ],
  [
    'a wrong setting',
    /ended with 78:\nThe site cannot start:\nSITE_ORIGIN must be/,
    () => ({ SITE_ORIGIN: 'example' }),
  ],
  [
    'a broken company.json',
    /ended with 78:\nThe site cannot start:\ncompany\.json: not valid JSON/,
    (dataDir) => {
      writeFileSync(join(dataDir, 'company.json'), '{')
      return {}
    },
  ],
  [
    'resumes without their database',
    /ended with 78:\nThe site cannot start:\n\S+site\.sqlite is missing, but the files in \S+uploads/,
    (dataDir) => {
      mkdirSync(join(dataDir, 'uploads', 'aa'), { recursive: true })
      writeFileSync(join(dataDir, 'uploads', 'aa', 'cv.pdf'), 'a resume')
      return {}
    },
  ],
])('a start that fails because of %s leaves no files', async ([, failure, prepare]) => {
  const dataDir = freshFolder()
  const env = await prepare(dataDir)
  const before = readdirSync(dataDir, { recursive: true })
  await expect(startProgram({ DATA_DIR: dataDir, ...env })).rejects.toThrow(failure)
  expect(readdirSync(dataDir, { recursive: true })).toEqual(before)
})

const lacks = missing({ root: true, commands: ['setpriv', 'mount'] })

test.skipIf(lacks)(
  'with an unusable data directory the program exits with 74 or 77 and names the cure in one line',
  async () => {
    const { dataDir } = await usedFolder()
    const readOnly = freshFolder()
    sh('mount', '-t', 'tmpfs', 'tmpfs', readOnly)
    onTestFinished(() => void sh('umount', readOnly))
    await (await startProgram({ DATA_DIR: readOnly })).end('SIGTERM')
    sh('mount', '-o', 'remount,ro', readOnly)
    const empty = freshFolder()
    sh('mount', '-t', 'tmpfs', '-o', 'ro', 'tmpfs', empty)
    onTestFinished(() => void sh('umount', empty))
    const as = (id: number) => ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups']
    const nobody = [...as(65_534), ...PROGRAM]
    const unnamed = [...as(65_533), ...PROGRAM]
    const readOnlyDisk =
      '\\S+ cannot be written \\(EROFS\\)\\. Mount its disk for writing, or give '
    const foreign = 'The user \\S+ may not use \\S+ \\(EACCES\\)\\. Give it .* \\(chown\\), or run '
    const cases: [string[], string, string, number, cure: string, names: string[]][] = [
      [PROGRAM, readOnly, 'serve', 74, readOnlyDisk, ['']],
      [PROGRAM, empty, 'serve', 74, readOnlyDisk, ['']],
      [PROGRAM, join(empty, 'new'), 'serve', 74, readOnlyDisk, ['']],
      [PROGRAM, empty, 'check', 74, readOnlyDisk, ['disk']],
      [nobody, dataDir, 'serve', 77, foreign, ['']],
      [unnamed, dataDir, 'serve', 77, foreign.replace('\\S+', '65533'), ['']],
      [nobody, dataDir, 'check', 77, foreign, ['database', 'disk']],
      [PROGRAM, readOnly, 'check', 74, readOnlyDisk, ['database', 'clock', 'disk']],
    ]
    for (const [program, folder, command, status, cure, names] of cases) {
      const env = { DATA_DIR: folder, PORT: '0' }
      const ended = await runProgram(env, [command], program)
      const printed = ended.stdout + ended.stderr
      expect(ended.code, printed).toBe(status)
      const wrong = printed.split('\n').filter((line) => !/^(ok |look |$)/.test(line))
      expect(wrong.map((line) => line.replace(/^wrong +/, ''))).toEqual(
        names.map((name) => expect.stringMatching(`^${name} *${cure}`)),
      )
      expect(printed).not.toContain('-wal')
    }
  },
)

test('an invalid LOG_LEVEL stops the start with the list of levels', async () => {
  const ended = startProgram({ DATA_DIR: freshFolder(), LOG_LEVEL: 'loud' })
  await expect(ended).rejects.toThrow(
    /ended with 78:\nThe site cannot start:\nLOG_LEVEL [^\n]*fatal, error, warn, info, debug or silent\n$/,
  )
})

test('a second socket from systemd is refused, because the program would not serve it', async () => {
  const command = ['sh', '-c', 'LISTEN_PID=$$ LISTEN_FDS=2 exec "$0" "$@"', ...PROGRAM]
  const { code, stderr } = await runProgram({ DATA_DIR: freshFolder() }, [], command)
  expect(stderr).toContain('empty ListenStream=')
  expect(code).toBe(78)
})

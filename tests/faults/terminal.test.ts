import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { openFile } from '#db/sqlite/connection.server'
import { withConnection } from '#db/sqlite/inspect.server'
import { meera } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { missing } from '#tests/support/machine'
import { PROGRAM, programEnv } from '#tests/support/program'

// script(1) runs the commands on a terminal.

const lacks = missing({ commands: ['script', 'sh'] })

const quoted = (args: string[]) => args.map((arg) => `'${arg}'`).join(' ')

/** Without the variables that force or disable colours; CI counts as no terminal. */
const { CI, NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS, ...others } = process.env
const terminalEnv = { ...others, TERM: 'xterm' }

/** @param answers typed one after each prompt */
async function onTerminal(
  dataDir: string,
  args: string[],
  answers: string[],
  env: Record<string, string> = {},
) {
  const child = spawn('script', ['-qec', quoted([...PROGRAM, ...args]), '/dev/null'], {
    env: { ...terminalEnv, DATA_DIR: dataDir, ...env },
  })
  let shown = ''
  const left = [...answers]
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString()
    const prompts = shown.split(/(?:Password|password|Repeat it)[^\n]*: /).length - 1
    while (left.length > answers.length - prompts) child.stdin.write(`${left.shift()}\r`)
  })
  const [code] = await once(child, 'close')
  return { code: code as number, shown }
}

test.skipIf(lacks)('a password is typed twice on a terminal and never shown', async () => {
  const dataDir = freshFolder()
  const args = ['admin', 'create', meera.email, '--name', meera.name]
  const differing = await onTerminal(dataDir, args, [meera.password, `${meera.password}!`])
  expect(differing).toMatchObject({ code: 65, shown: expect.stringContaining('do not match') })
  const made = await onTerminal(dataDir, args, [meera.password, meera.password])
  expect(made).toMatchObject({ code: 0, shown: expect.stringContaining('can log in') })
  const stopped = await onTerminal(dataDir, ['admin', 'reset-password', meera.email], ['\u0003'])
  expect(stopped).toMatchObject({
    code: 130,
    shown: expect.stringContaining('nothing was changed'),
  })
  for (const { shown } of [differing, made, stopped]) expect(shown).not.toContain(meera.password)
})

test.skipIf(lacks)('a terminal gets colours unless NO_COLOR is set', async () => {
  const dataDir = freshFolder()
  expect((await onTerminal(dataDir, ['check'], [])).shown).toContain('\u001b[32mok')
  const plain = await onTerminal(dataDir, ['check'], [], { NO_COLOR: '1' })
  expect(plain.shown).toContain('settings')
  expect(plain.shown).not.toContain('\u001b')
})

test('a closed standard output is no error', async () => {
  const [file = '', ...first] = PROGRAM
  const child = spawn(file, [...first, 'check'], {
    env: { ...process.env, DATA_DIR: freshFolder() },
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const [code] = await once(child, 'close')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

test('an interrupted backup leaves nothing', async () => {
  const dataDir = freshFolder()
  const env = programEnv({ DATA_DIR: dataDir })
  const [node = '', ...program] = PROGRAM
  execFileSync(node, [...program, 'admin', 'create', meera.email, '--name', meera.name], {
    env,
    input: meera.password,
  })
  withConnection(openFile(join(dataDir, 'db', 'site.sqlite')), (client) => {
    client.exec('create table filler (bytes)')
    for (let n = 0; n < 100; n++) client.exec('insert into filler values (randomblob(1000000))')
  })
  const target = freshFolder()
  const backup = spawn(node, [...program, 'backup', join(target, 'site.tar')], { env })
  while (readdirSync(target).length === 0) await sleep(5)
  backup.kill('SIGINT')
  const [[code], said] = await Promise.all([once(backup, 'close'), text(backup.stderr)])
  expect({ code, said }).toEqual({ code: 130, said: 'Stopped.\n' })
  expect(readdirSync(target)).toEqual([])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

import { meera } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { missing } from '#tests/support/machine'
import { PROGRAM } from '#tests/support/program'

/** Commands as a person meets them: script(1) gives them a terminal. */

const lacks = missing({ commands: ['script', 'sh'] })

const quoted = (words: string[]) => words.map((word) => `'${word}'`).join(' ')

/** Whoever runs these tests may have colours forced or refused, and CI is taken for no terminal. */
const { CI, NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS, ...around } = process.env
const ofATerminal = { ...around, TERM: 'xterm' }

/** @param answers what is typed, each after the next question */
async function onTerminal(
  dataDir: string,
  words: string[],
  answers: string[],
  env: Record<string, string> = {},
) {
  const child = spawn('script', ['-qec', quoted([...PROGRAM, ...words]), '/dev/null'], {
    env: { ...ofATerminal, DATA_DIR: dataDir, ...env },
  })
  let shown = ''
  const left = [...answers]
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString()
    const asked = shown.split(/(?:Password|password|Repeat it)[^\n]*: /).length - 1
    while (left.length > answers.length - asked) child.stdin.write(`${left.shift()}\r`)
  })
  const [code] = await once(child, 'close')
  return { code: code as number, shown }
}

test.skipIf(lacks)('a password is typed twice on a terminal and shows nowhere', async () => {
  const dataDir = freshFolder()
  const words = ['admin', 'create', meera.email, '--name', meera.name]
  const differing = await onTerminal(dataDir, words, [meera.password, `${meera.password}!`])
  expect(differing).toMatchObject({ code: 65, shown: expect.stringContaining('do not match') })
  const made = await onTerminal(dataDir, words, [meera.password, meera.password])
  expect(made).toMatchObject({ code: 0, shown: expect.stringContaining('can log in') })
  const stopped = await onTerminal(dataDir, ['admin', 'reset-password', meera.email], ['\u0003'])
  expect(stopped).toMatchObject({
    code: 130,
    shown: expect.stringContaining('nothing was changed'),
  })
  for (const { shown } of [differing, made, stopped]) expect(shown).not.toContain(meera.password)
})

test.skipIf(lacks)('colours are for terminals, and for those who do not refuse them', async () => {
  const dataDir = freshFolder()
  expect((await onTerminal(dataDir, ['check'], [])).shown).toContain('\u001b[32mok')
  const plain = await onTerminal(dataDir, ['check'], [], { NO_COLOR: '1' })
  expect(plain.shown).toContain('settings')
  expect(plain.shown).not.toContain('\u001b')
})

test('a reader that has seen enough is no fault', async () => {
  const [file = '', ...first] = PROGRAM
  const child = spawn(file, [...first, 'check'], {
    env: { ...process.env, DATA_DIR: freshFolder() },
  })
  child.stdout.destroy()
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const [code] = await once(child, 'close')
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
})

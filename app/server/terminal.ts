import { createInterface, type ReadLineOptions } from 'node:readline'
import { Writable } from 'node:stream'

import { CommandError, EXIT } from './exit-codes'

/** Exits when the reader of stdout has gone, as `head` does. */
export function exitWithReader(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    process.exit(code === 'EPIPE' ? EXIT.ok : EXIT.ioError)
  })
}

/** Reads a secret twice on a terminal, else from the first line of stdin. @throws CommandError where the two differ */
export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await readLine()) ?? ''
  const secret = await typeHidden(question)
  if (secret === (await typeHidden('Repeat it'))) return secret
  throw new CommandError(EXIT.badData, 'They do not match; nothing was changed.')
}

export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  process.stderr.write(`${question} Type yes to go on: `)
  return (await readLine())?.trim().toLowerCase() === 'yes'
}

/** @returns undefined if the input ends or Ctrl-C is pressed before the line is complete */
function readLine(options: Partial<ReadLineOptions> = {}): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, ...options })
  return new Promise<string | undefined>((resolve) => {
    lines.once('line', resolve).once('close', () => resolve(undefined))
  }).finally(() => lines.close())
}

async function typeHidden(question: string): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const typing = readLine({ terminal: true, output, historySize: 0 })
  process.stderr.write(`${question}: `)
  const typed = await typing
  process.stderr.write('\n')
  if (typed !== undefined) return typed
  throw new CommandError(EXIT.interrupted, 'Stopped; nothing was changed.')
}

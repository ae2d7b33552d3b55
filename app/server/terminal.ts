import { constants } from 'node:os'
import { createInterface, type ReadLineOptions } from 'node:readline'
import { Writable } from 'node:stream'

import type { Progress } from '#app/models/backup/archive.server'
import { CommandError, EXIT } from './exit-codes'

const BAR_AFTER_MS = 1000
const BAR_EVERY_MS = 100
const BAR_WIDTH = 30

export function progressBar(): { show: Progress; done(): void } {
  const { stderr } = process
  const begun = performance.now()
  let drawn = 0
  return {
    show(what, done, total) {
      const now = performance.now()
      if (!stderr.isTTY || now - begun < BAR_AFTER_MS || now - drawn < BAR_EVERY_MS) return
      drawn = now
      const share = total > 0 ? Math.min(1, done / total) : 1
      const bar = '='.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH)
      stderr.write(`\r${what.padEnd(9)} [${bar}] ${String(Math.floor(share * 100)).padStart(3)} %`)
    },
    done() {
      if (drawn > 0) stderr.write(`\r${' '.repeat(BAR_WIDTH + 20)}\r`)
    },
  }
}

/** Exits when the reader of stdout has gone, as `head` does. */
export function exitWithReader(): void {
  process.stdout.off('error', exitOn).on('error', exitOn)
}

function exitOn({ code }: NodeJS.ErrnoException): void {
  process.exit(code === 'EPIPE' ? EXIT.ok : EXIT.ioError)
}

/** Ends a command at Ctrl-C by an exit, which removes its temporary files. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.off(signal, exitBy).on(signal, exitBy)
  }
}

function exitBy(signal: NodeJS.Signals): void {
  console.error('Stopped.')
  process.exit(128 + constants.signals[signal])
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

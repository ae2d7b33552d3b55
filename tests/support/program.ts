import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve as absolute } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished, TestRunner } from 'vitest'

import { afterThisFile } from './after-test'
import { freshFolder } from './data-dir'

/** The program under test: the build, or the executable that SITE_PROGRAM names. */
export const PROGRAM = process.env.SITE_PROGRAM
  ? [process.env.SITE_PROGRAM]
  : [process.execPath, 'build/site/main.cjs']

/** The environment of a program under test. */
export const programEnv = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: absolute('.cache/compile'),
  ...env,
})

export interface Program {
  url: string
  process: ChildProcess
  /** All of its output so far. */
  output(): string
  /** Sends a signal and waits for the end. @returns the exit code, null when killed */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the built program on a free port, by default with a new data directory, and waits until it is ready. It is
 * killed after the test or the test file.
 * @throws if there is no build, or the program ends before it is ready
 */
export async function startProgram(
  env: Record<string, string>,
  [command = '', ...args] = PROGRAM,
): Promise<Program> {
  const file = args[0] ?? command
  if (!existsSync(file)) throw new Error(`${file} is missing: build it first`)
  const child = spawn(command, args, {
    env: programEnv({ PORT: '0', DATA_DIR: env.DATA_DIR ?? freshFolder(), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let printed = ''
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /ready on (http:\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code, signal) =>
      reject(new Error(`The program ended with ${signal ?? code}:\n${printed}`)),
    )
  })
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    const [code] = await exited
    return code
  }
  const atTheEnd = TestRunner.getCurrentTest() ? onTestFinished : afterThisFile
  atTheEnd(async () => void (await end('SIGKILL')))
  return { url: await url, process: child, output: () => printed, end }
}

/** Much less than the 25 seconds that a stop waits for open requests. */
const SOON_MS = 12_000

/** Sends SIGTERM. @returns the exit code, or 'still running' */
export function endSoon(program: Program): Promise<number | null | 'still running'> {
  return Promise.race([program.end('SIGTERM'), sleep(SOON_MS, 'still running' as const)])
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Posts a form as a browser without JavaScript does, without following the redirect. */
export function postForm(
  url: string,
  form: FormData | URLSearchParams | Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) {
  const body = form instanceof FormData ? form : new URLSearchParams(form)
  return fetch(url, { method: 'POST', redirect: 'manual', headers, body })
}

/** The first cookie that a response sets, as a browser sends it. */
export const cookieOf = ({ headers }: Response) => headers.get('Set-Cookie')?.split(';', 1)[0] ?? ''

/** Runs a command of the program to its end, without stdin. */
export async function runProgram(
  env: Record<string, string>,
  words: string[],
  [file = '', ...first] = PROGRAM,
) {
  const child = spawn(file, [...first, ...words], {
    env: programEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, stdout, stderr }
}

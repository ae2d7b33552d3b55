// Runs on the machine's Node (20.19 or later), before packages are installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const STAMP = 'node_modules/.installed'

export async function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing what the lockfile names …')
  // Not `npm ci`: it refuses a lockfile that lacks other platforms' optional packages, which a mirror may not carry.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, lock)
}

export const npmEnvironment = () => ({
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
})

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
export async function run(command, args, env) {
  const code = await exitCodeOf(command, args, env)
  if (code !== 0) process.exit(code)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns {Promise<number>}
 */
export function exitCodeOf(command, args, env = {}, stdio = 'inherit') {
  const program = spawn(command, args, { stdio, env: { ...npmEnvironment(), ...env } })
  const end = () => program.kill()
  // A terminal sends Ctrl-C to the child process too; this process waits for its end.
  const wait = () => {}
  process.on('exit', end).on('SIGTERM', end).on('SIGINT', wait)
  return new Promise((done) => {
    program.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    program.once('exit', (code) => done(code ?? 1))
  }).finally(() => process.off('exit', end).off('SIGTERM', end).off('SIGINT', wait))
}

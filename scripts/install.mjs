// Runs on whatever Node the machine has (20.19 or later), before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed'
const PINNED = 'node_modules/.bin/node'

/** Installs exactly what the lockfile says, unless that is what stands there. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing what the lockfile names …')
  // Not `npm ci`: it refuses a lockfile that lacks other platforms' optional packages, which a mirror may not carry.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, lock)
}

/** The Node that runs everything else: the pinned one where it fits this machine, else the machine's own. */
export function runtime() {
  if (existsSync(PINNED) && spawnSync(PINNED, ['--version']).status === 0) return PINNED
  if (Number.parseInt(process.versions.node, 10) >= 22) return process.execPath
  console.error('The pinned Node does not run on this machine. Please install Node 22 or later.')
  process.exit(1)
}

/** Runs a program with this terminal; ends this process with its code if it fails. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env })
  if (error) console.error(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Starts a program beside what follows. @returns waits for its end; ends this process with its code if it failed */
export function begin(command, args, env = process.env) {
  const ended = new Promise((resolve) => {
    const program = spawn(command, args, { stdio: 'inherit', env })
    program.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1))
  })
  return async () => {
    const code = await ended
    if (code !== 0) process.exit(code)
  }
}

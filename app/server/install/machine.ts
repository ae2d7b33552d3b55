import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { renameDurably, syncPath } from '#db/durable-file.server'
import { CommandError, EXIT } from '../exit-codes'

export const PROGRAM = '/opt/site/site'
export const SETTINGS = '/etc/site.env'

export function installPaths(root: string) {
  const program = join(root, PROGRAM)
  return {
    program,
    next: `${program}.next`,
    previous: `${program}.previous`,
    older: `${program}.older`,
    dataDir: join(root, '/var/lib/site'),
    settings: join(root, SETTINGS),
    lock: join(root, '/run/site-update.lock'),
  }
}

export type InstallPaths = ReturnType<typeof installPaths>

/** @param root of another system, which any user may prepare @throws CommandError */
export function requireRoot(root: string | undefined): void {
  if (root !== undefined || process.getuid?.() === 0) return
  throw new CommandError(EXIT.noPermission, 'Only root may do this: put "sudo" before it.')
}

/** @returns stdout @throws CommandError with stderr */
export async function runOnMachine([command = '', ...words]: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(command, words)).stdout
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    const reason = stderr.trim() || message
    throw new CommandError(EXIT.osError, `"${[command, ...words].join(' ')}" failed: ${reason}`)
  }
}

/** A power cut leaves the old file or the new one, never a part. */
export function putText(path: string, text: string, mode: number): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, text, { mode })
  finish(path, mode)
}

export function putCopy(from: string, path: string, mode: number): void {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(`${path}.new`, { force: true })
  copyFileSync(from, `${path}.new`)
  finish(path, mode)
}

export function putLink(from: string, path: string): void {
  rmSync(`${path}.new`, { force: true })
  linkSync(from, `${path}.new`)
  renameDurably(`${path}.new`, path)
  // rename(2) keeps both names where they are links to the same file.
  rmSync(`${path}.new`, { force: true })
}

function finish(path: string, mode: number): void {
  const unfinished = `${path}.new`
  chmodSync(unfinished, mode)
  syncPath(unfinished)
  renameDurably(unfinished, path)
}

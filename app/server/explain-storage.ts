import { accessSync, constants, existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { readSettings } from '#app/models/company/settings.server'
import { codeOf, type StorageFault, storageFault } from '#db/busy.server'
import { isPostgres } from '#db/engine'
import { EXIT } from './exit-codes'

/** @returns a message with the remedy, and the exit code; undefined for an error of another kind */
export function explainStorage(error: unknown): { message: string; code: number } | undefined {
  const code = codeOf(error)
  if (code === '') return undefined
  const path = pathOf(error)
  if (isPostgres && SERVER_CODE.test(code)) return explainServerFault(storageFault(error), code)
  if (code === 'ENOENT') return explainMissing(error, path)
  switch (storageFault(error)) {
    case 'full':
      return {
        message: 'The disk is full. Free some space there and try again.',
        code: EXIT.ioError,
      }
    case 'busy':
      return {
        message: `Another program holds ${path}. Stop it and try again.`,
        code: EXIT.tryLater,
      }
    case 'unavailable':
      return explainAccess(isAccessCode(code) ? code : (accessCode(path) ?? code), path)
    default:
      return isSystemError(error)
        ? { message: describeSystemError(error), code: EXIT.ioError }
        : undefined
  }
}

const SERVER_CODE = /^([\dA-Z]{5}|DATABASE_UNREACHABLE)$/

function explainServerFault(fault: StorageFault | undefined, code: string) {
  if (fault === 'busy') {
    const message = 'The database does not answer, or is held by another process. Try again later.'
    return { message, code: EXIT.tryLater }
  }
  if (fault === 'full') {
    return { message: 'The disk of the database is full. Free some space.', code: EXIT.ioError }
  }
  if (fault === undefined) return undefined
  const message = `The database cannot be used (${code}). Run "site check", and read the log of PostgreSQL.`
  return { message, code: EXIT.ioError }
}

function explainAccess(code: string, path: string) {
  if (/^(EROFS|SQLITE_READONLY)/.test(code)) {
    const remedy = 'Mount its disk for writing, or give its files to the user that runs the site'
    return { message: `${path} cannot be written (${code}). ${remedy}.`, code: EXIT.ioError }
  }
  if (/^(EACCES|EPERM|SQLITE_(CANTOPEN|PERM))/.test(code)) {
    const username = currentUser()
    const remedy = `Give it and its files to ${username} (chown), or run this as their owner`
    return {
      message: `The user ${username} may not use ${path} (${code}). ${remedy}.`,
      code: EXIT.noPermission,
    }
  }
  const remedy = 'Look at the disk and the log of the system, then try again'
  return { message: `${path} cannot be used (${code}). ${remedy}.`, code: EXIT.ioError }
}

/** A container may run as a user that has no name. */
function currentUser(): string {
  try {
    return userInfo().username
  } catch {
    return `${process.getuid?.()}`
  }
}

/** A recursive mkdir fails with ENOENT on a read-only disk too. */
function explainMissing(error: unknown, path: string) {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'mkdir') {
    let folder = path
    while (!existsSync(folder)) folder = dirname(folder)
    const code = accessCode(folder)
    if (code) return explainAccess(code, folder)
  }
  return { message: describeSystemError(error), code: EXIT.noInput }
}

const isAccessCode = (code: string) => ['EROFS', 'EACCES', 'EPERM'].includes(code)

/** Finds the system's error code, because SQLite only reports that it could not open a file. */
function accessCode(path: string): string | undefined {
  try {
    accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    return codeOf(error)
  }
}

function pathOf(error: unknown): string {
  if (error instanceof Error && 'path' in error) return String(error.path)
  return readSettings(process.env).dataDir
}

const PATH_FAULTS: Partial<Record<string, string>> = {
  ENOENT: 'does not exist, or cannot be made there',
  ENOTDIR: 'is not inside a folder',
  EEXIST: 'exists already',
  EISDIR: 'is a folder, not a file',
}

function describeSystemError(error: unknown): string {
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string }
  const words =
    code === 'EEXIST' && syscall === 'mkdir' ? 'is a file, not a folder' : PATH_FAULTS[code]
  const named = dest ?? path
  if (words && named) return `${named} ${words} (${code}).`
  return String(error).replace(/^Error: /, '')
}

const isSystemError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'code' in error

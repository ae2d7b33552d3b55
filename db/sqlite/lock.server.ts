import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../busy.server'
import { makeFolder } from '../make-folder.server'
import { type Connection, openFile } from './connection.server'

/** A garbage-collected connection would release its lock. */
const held = new Set<Connection>()

export const lockFileOf = (databaseFile: string) => join(dirname(databaseFile), 'site.lock')

/** The lock ends with the process. @returns the release function; undefined where another process holds the lock */
export function holdLock(file: string): (() => void) | undefined {
  const client = openFile(file)
  try {
    client.exec('begin exclusive')
    held.add(client)
    return () => {
      held.delete(client)
      client.close()
    }
  } catch (error) {
    client.close()
    if (codeOf(error) === 'SQLITE_BUSY') return undefined
    throw error
  }
}

/** Like `holdLock`; where no database is made, the release removes the file of the lock and its folder. */
export function lockDatabase(databaseFile: string): (() => void) | undefined {
  const folder = dirname(databaseFile)
  makeFolder(folder, 0o700)
  const release = holdLock(lockFileOf(databaseFile))
  return (
    release &&
    (() => {
      const isMade = existsSync(databaseFile)
      if (!isMade) rmSync(lockFileOf(databaseFile), { force: true })
      release()
      if (!isMade && readdirSync(folder).length === 0) rmdirSync(folder)
    })
  )
}

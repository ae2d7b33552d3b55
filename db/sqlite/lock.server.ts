import { dirname, join } from 'node:path'
import { codeOf } from '../busy.server'
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

import type Database from 'better-sqlite3'

import { codeOf } from './busy.server'
import { openFile } from './connection.server'

/** A connection that nobody can reach any more is closed by the garbage collector, and its lock with it. */
const held = new Set<Database.Database>()

/**
 * Holds `file` for this process alone, until the process ends: the lock is the operating system's, so that no crash
 * leaves one behind.
 * @returns lets go, or undefined where another process holds it
 */
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

import { existsSync } from 'node:fs'

import { codeOf } from './busy.server'
import { type Connection, openFile } from './connection.server'

/** A connection that nobody can reach any more is closed by the garbage collector, and its lock with it. */
const held = new Set<Connection>()

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

/** Whether another process has a database open: in WAL mode it keeps a lock, beside which there is no exclusive mode. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const client = openFile(file)
  try {
    client.pragma('locking_mode = EXCLUSIVE')
    client.exec('begin immediate; rollback')
    return false
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') return true
    throw error
  } finally {
    client.close()
  }
}

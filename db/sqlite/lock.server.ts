import { existsSync } from 'node:fs'

import { codeOf } from '../busy.server'
import { type Connection, openFile } from './connection.server'

/** A garbage-collected connection would release its lock. */
const held = new Set<Connection>()

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

/** Every open connection in WAL mode holds a lock that prevents exclusive mode. */
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

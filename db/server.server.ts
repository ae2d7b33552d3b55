import type { Database } from './database.server'
import { isPostgres } from './engine'
import { poolOf } from './postgres/database.server'
import { readState, type ServerState } from './postgres/state.server'

/** @returns undefined with SQLite */
export async function describeServer(db: Database): Promise<ServerState | undefined> {
  return isPostgres ? readState(poolOf(db)) : undefined
}

import type { Database } from './database.server'
import { isPostgres } from './engine'
import type { ServerState } from './postgres/state.server'

export async function describeServer(db: Database): Promise<ServerState | undefined> {
  if (!isPostgres) return undefined
  const { poolOf } = await import('./postgres/pools')
  const { readState } = await import('./postgres/state.server')
  return readState(poolOf(db))
}

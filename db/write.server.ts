import { whenFree } from './busy.server'
import type { Db } from './connection.server'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * Runs `work` as one transaction that is on disk once this resolves.
 * @param work synchronous, and harmless to run again: it starts over while another process holds the database
 */
export function write<T>(db: Db, work: (tx: Transaction) => T): Promise<T> {
  return whenFree(() => db.transaction(work, { behavior: 'immediate' }))
}

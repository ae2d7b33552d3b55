import type pg from 'pg'
import { bindReads, type Database } from '../database.server'
import { createWriter } from '../write.server'
import { watchChanges } from './changes.server'
import { openPool, readsOf, whenReachable, within } from './pool.server'
import { registerPool } from './state.server'
import { beginOn } from './writer.server'

export function openPostgres(url: string): Database {
  const pool = openPool(url)
  const changes = watchChanges(url)
  const db: Database = {
    ...bindReads(readsOf(pool)),
    ...createWriter({
      begin: () => beginOn(pool),
      retry: whenReachable,
      erased: () => {},
    }),
    onChange: changes.onChange,
    isWritable: () => within(PROBE_MS, probe(pool)).catch(() => false),
    async close() {
      await changes.close()
      await pool.end()
    },
  }
  registerPool(db, pool)
  return db
}

/** Commits a message to the write-ahead log, which blocks while the synchronous standby is missing. */
const PROBE = `begin;
set local statement_timeout = '2s';
select pg_logical_emit_message(true, 'site', 'ready');
commit`
const PROBE_MS = 2500

async function probe(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  const isDone = await within(PROBE_MS, client.query(PROBE)).then(
    () => true,
    () => false,
  )
  client.release(!isDone)
  return isDone
}

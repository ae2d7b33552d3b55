import type pg from 'pg'
import { storageFault, UNDECIDED } from '../busy.server'
import type { Transaction } from '../write.server'
import { asUnreachable, errorWithCode, queriesOf, within } from './pool.server'

/** Arbitrary keys of advisory locks, the same in every process. */
export const LOCKS = { write: 1_936_291_941, migrate: 1_936_291_942, jobs: 1_936_291_943 }

/** Takes a lock until the connection ends. @returns whether it was free */
export async function tryLock(client: pg.ClientBase, name: keyof typeof LOCKS): Promise<boolean> {
  const { rows } = await client.query<{ isHeld: boolean }>(
    'select pg_try_advisory_lock($1) as "isHeld"',
    [LOCKS[name]],
  )
  return rows[0]?.isHeld === true
}

export const CHANGES = 'site_changes'

/** A commit would wait without limit for a missing synchronous standby. */
const COMMITTING_MS = 10_000

/** Lets one writer of all processes run at a time, as on SQLite. */
const BEGIN = `begin;
set local lock_timeout = '3s';
set local statement_timeout = '20s';
set local idle_in_transaction_session_timeout = '20s';
select pg_advisory_xact_lock(${LOCKS.write})`

export async function beginOn(pool: pg.Pool): Promise<Transaction> {
  const client = await pool.connect()
  let isOpen = true
  const end = (error?: unknown) => {
    if (isOpen) client.release(error === undefined ? undefined : true)
    isOpen = false
  }
  try {
    await client.query(BEGIN)
    return {
      queries: queriesOf(client),
      async commit() {
        try {
          await within(COMMITTING_MS, client.query(`notify ${CHANGES}; commit`))
          end()
        } catch (error) {
          end(error)
          if (storageFault(asUnreachable(error)) !== 'busy') throw error
          throw errorWithCode('It is not known whether the commit took place', UNDECIDED, error)
        }
      },
      async rollback() {
        if (isOpen) await client.query('rollback').then(() => end(), end)
      },
    }
  } catch (error) {
    end(error)
    throw error
  }
}

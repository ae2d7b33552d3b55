import type pg from 'pg'
import { codeOf, storageFault } from '../busy.server'
import type { Transaction } from '../write.server'
import { nameLoss, queriesOf, whenReachable } from './pool.server'

/** Any numbers, the same in every process. */
export const LOCKS = { write: 1_936_291_941, migrate: 1_936_291_942, jobs: 1_936_291_943 }

export const CHANGES = 'site_changes'

/** Writers of all processes take turns, as on SQLite: none sees another halfway. */
const BEGIN = `begin;
set local lock_timeout = '3s';
set local statement_timeout = '20s';
set local idle_in_transaction_session_timeout = '20s';
select pg_advisory_xact_lock(${LOCKS.write});
select pg_current_xact_id()::text as id`

export async function beginOn(pool: pg.Pool): Promise<Transaction> {
  const client = await pool.connect()
  let isOpen = true
  const end = (error?: unknown) => {
    if (isOpen) client.release(error === undefined ? undefined : true)
    isOpen = false
  }
  try {
    const id = await begin(client)
    return {
      queries: queriesOf(client),
      exec: async (sql) => void (await client.query(sql)),
      async commit() {
        try {
          await client.query(`notify ${CHANGES}; commit`)
          end()
        } catch (error) {
          end(error)
          if (!isLoss(error) || !(await isCommitted(pool, id))) throw error
        }
      },
      async rollback() {
        if (isOpen) await client.query('rollback').then(() => end(), end)
      },
      isOpen: () => isOpen,
    }
  } catch (error) {
    end(error)
    throw error
  }
}

async function begin(client: pg.PoolClient): Promise<string> {
  const results: unknown = await client.query(BEGIN)
  const [row] = (results as pg.QueryResult<{ id: string }>[]).at(-1)?.rows ?? []
  if (!row) throw new Error('PostgreSQL gave the transaction no id')
  return row.id
}

const isLoss = (error: unknown) => storageFault(nameLoss(error)) === 'busy'

/** Of an id that a standby which took over has not met. */
const UNKNOWN_ID = '22023'

/** A connection that is lost at the commit leaves open whether it took place. */
function isCommitted(pool: pg.Pool, id: string): Promise<boolean> {
  return whenReachable(async () => {
    const asked = pool.query<{ status: string | null }>(
      'select pg_xact_status($1::xid8) as status',
      [id],
    )
    const status = await asked.then(
      ({ rows }) => rows[0]?.status,
      (error: unknown) => {
        if (codeOf(error) === UNKNOWN_ID) return 'aborted'
        throw error
      },
    )
    if (status === 'in progress') {
      throw Object.assign(new Error('The transaction is still open'), { code: '40001' })
    }
    return status === 'committed'
  })
}

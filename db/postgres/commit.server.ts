import type pg from 'pg'
import { codeOf, UNDECIDED, UNREACHABLE } from '../busy.server'
import { fault, whenReachable } from './pool.server'

const TIMELINE = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)'

export const MARK = `select pg_current_xact_id()::text as id, ${TIMELINE} as timeline`

export interface Mark {
  id: string
  timeline: string
}

const STATUS = `select pg_xact_status($1::xid8) as status,
  case when not pg_is_in_recovery() then ${TIMELINE} end as timeline`
/** Its commit waits until the standby has this message, and with it every earlier commit. */
const REPLICATED = "select pg_logical_emit_message(true, 'site', 'asked')"
const REPLICATING_MS = 4000

/** The code for a transaction id that a promoted standby has not reached. */
const UNKNOWN_ID = '22023'

/** Finds out whether a commit whose connection was lost succeeded. @throws UNDECIDED where that stays unknown */
export async function isCommitted(pool: pg.Pool, { id, timeline }: Mark): Promise<boolean> {
  const found = await whenReachable(() => findStatus(pool, id, timeline)).catch(leaveUndecided)
  if (found.status !== 'committed') return false
  // A promoted standby may have given the id to another transaction.
  if (found.timeline !== timeline) return leaveUndecided()
  await within(REPLICATING_MS, pool.query(REPLICATED)).catch(leaveUndecided)
  return true
}

interface Found {
  status: string | null
  timeline: string | null
}

async function findStatus(pool: pg.Pool, id: string, timeline: string): Promise<Found> {
  const found = await pool.query<Found>(STATUS, [id]).then(
    ({ rows }) => rows[0],
    (error: unknown) => {
      if (codeOf(error) !== UNKNOWN_ID) throw error
      return { status: 'aborted', timeline }
    },
  )
  if (!found?.timeline) throw fault('The server is not a primary yet', UNREACHABLE)
  if (found.status === 'in progress' && found.timeline === timeline) {
    throw fault('The transaction is still open', UNREACHABLE)
  }
  return found
}

function leaveUndecided(cause?: unknown): never {
  throw fault('It is not known whether the commit took place', UNDECIDED, cause)
}

export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault('The database does not answer', UNREACHABLE)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { codeOf, retryWhileBusy, UNREACHABLE } from '../busy.server'
import type { Queries } from '../database.server'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const MAX_CONNECTIONS = 10
const CONNECTING_MS = 3000
const IDLE_MS = 60_000
/** Ends queries to a server that lost power, which sends no reset. */
const QUERY_MS = 30_000

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTING_MS,
    idleTimeoutMillis: IDLE_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'site',
  })
  // After an idle connection breaks, the next query opens another; one that breaks in use rejects its query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function queriesOf(client: Pick<pg.ClientBase, 'query'>): Queries {
  return drizzle(client as pg.Pool) as unknown as Queries
}

/** Repeats a statement after a lost connection: outside a transaction statements only read. */
export function readsOf(pool: pg.Pool): Queries {
  const send = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  return queriesOf({ query: (...args: unknown[]) => whenReachable(() => send(...args)) as never })
}

/** Retries while the server restarts or a standby takes over. @throws UNREACHABLE after four seconds */
export function whenReachable<T>(work: () => Promise<T>): Promise<T> {
  const attempt = () => work().catch((error: unknown) => Promise.reject(asUnreachable(error)))
  return retryWhileBusy(attempt, { timeoutMs: 4000, firstDelayMs: 20 })
}

const LOST_CODE =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/
/** The driver gives these errors no code. */
const LOST_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying|Client has encountered)/

export function asUnreachable(error: unknown): unknown {
  const isLost = LOST_CODE.test(codeOf(error)) || LOST_MESSAGE.test(rootOf(error).message)
  if (!isLost) return error
  return errorWithCode('The database does not answer', UNREACHABLE, error)
}

export const errorWithCode = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code })

export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(errorWithCode('The database does not answer', UNREACHABLE)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function rootOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? rootOf(error.cause) : error
}

// Measures both engines in one run: durable enquiries, pages of the site, and pages of the desk.
import { findPostgres } from '../../scripts/postgres.mjs'
import { startPostgres } from '../support/postgres-server.ts'
import { measureDesks } from './engine-desk.mjs'
import { measureWrites } from './engine-writes.mjs'

export const title = 'SQLite and PostgreSQL, 32 connections, no process on a core of its own'

export async function measure({ folder, port }) {
  if (findPostgres(['initdb', 'pg_ctl', 'pg_dump', 'pg_restore']) === undefined)
    return [{ skipped: 'both engines: PostgreSQL is not installed' }]
  const server = await startPostgres([])
  try {
    return [...(await measureWrites(server, folder, port)), ...(await measureDesks(server, port))]
  } finally {
    server.stop('immediate')
  }
}

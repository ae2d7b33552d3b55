import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Connection } from './connection.server'
import { isBeforeBaseline, lastMigration, NEWEST_MIGRATION } from './migrate.server'
import { databaseError, instanceFile, type SitePaths } from './probe.server'

/** "site" in ASCII. */
const APPLICATION_ID = 0x73697465

/** @throws DatabaseError */
export function checkIdentity(client: Connection, paths: SitePaths): void {
  const application = client.pragma('application_id', { simple: true })
  const isOurs =
    application === APPLICATION_ID || (application === 0 && hasTable(client, 'enquiries'))
  if (!isOurs) throw databaseError(paths, 'belongs to another program.')
  if (lastMigration(client) > NEWEST_MIGRATION) {
    throw databaseError(
      paths,
      'was last used by a later version of this program. Start that version, or restore a backup made before it.',
    )
  }
  if (isBeforeBaseline(client)) {
    throw databaseError(
      paths,
      'was made by a program older than the first release. Export its rows with that program ("site export enquiries", "site export applications"), or start with an empty data directory.',
    )
  }
  const expected = readInstance(paths)
  if (expected === undefined) return
  const found = instanceOf(client)
  if (found !== expected) {
    const file = instanceFile(paths)
    throw databaseError(
      paths,
      `belongs to another site: it has the id ${found ?? '(none)'}, ${file} has ${expected}. If it is the right database, remove ${file}.`,
    )
  }
}

export function markIdentity(client: Connection, paths: SitePaths): void {
  const mark = client.transaction(() => {
    client.pragma(`application_id = ${APPLICATION_ID}`)
    if (instanceOf(client) !== undefined) return
    client
      .prepare('insert into instances (id, created_at) values (?, ?)')
      .run(randomUUID(), Date.now())
  })
  const isMarked = client.pragma('application_id', { simple: true }) === APPLICATION_ID
  if (!isMarked || instanceOf(client) === undefined) mark.immediate()
  if (readInstance(paths) !== undefined) return
  const id = `${instanceOf(client) ?? ''}\n`
  writeFileSync(instanceFile(paths), id, { mode: 0o600, flush: true })
}

function instanceOf(client: Connection): string | undefined {
  if (!hasTable(client, 'instances')) return undefined
  const id: unknown = client.prepare('select id from instances').pluck().get()
  return typeof id === 'string' ? id : undefined
}

function hasTable(client: Connection, table: string): boolean {
  return client.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined
}

function readInstance(paths: SitePaths): string | undefined {
  const file = instanceFile(paths)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined
}

const TIME_LIMIT_MS = 1500
/** For the widest table; the check of a table cannot be interrupted. */
const ROWS_PER_MS = 200

/** @throws DatabaseError that names the first damage */
export function checkIntegrity(client: Connection, paths: SitePaths): void {
  const tables = client
    .prepare(
      "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'",
    )
    .pluck()
    .all()
  const deadline = performance.now() + TIME_LIMIT_MS
  for (const table of tables) {
    const maxRows = Math.floor((deadline - performance.now()) * ROWS_PER_MS)
    if (maxRows <= 0) return
    const name = String(table).replaceAll("'", "''")
    if (hasMore(client, name, maxRows)) continue
    const found = client.pragma(`quick_check('${name}')`, { simple: true })
    if (found !== 'ok') throw databaseError(paths, `is damaged: ${found}.`)
  }
}

function hasMore(client: Connection, name: string, rows: number): boolean {
  try {
    return client.prepare(`select 1 from '${name}' limit 1 offset ?`).get(rows) !== undefined
  } catch {
    return false
  }
}

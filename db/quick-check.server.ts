import type { Connection } from './connection.server'
import { advice, type Place } from './probe.server'
import { DatabaseRefusal } from './refusal.server'

/** How long looking for damage may hold up a start; what would take longer is not looked at. */
const PATIENCE_MS = 1500
/** Of the widest table, with all its indexes; a look at one table cannot be broken off. */
const ROWS_PER_MS = 200

/**
 * Looks for damaged pages, table by table.
 * @throws DatabaseRefusal that names the first damage
 */
export function checkPages(client: Connection, place: Place): void {
  const tables = client
    .prepare(
      "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'",
    )
    .pluck()
    .all()
  const until = performance.now() + PATIENCE_MS
  for (const table of tables) {
    const most = Math.floor((until - performance.now()) * ROWS_PER_MS)
    if (most <= 0) return
    const name = String(table).replaceAll("'", "''")
    if (hasMore(client, name, most)) continue
    const found = client.pragma(`quick_check('${name}')`, { simple: true })
    if (found === 'ok') continue
    throw new DatabaseRefusal(`${place.databaseFile} is damaged: ${found}.\n${advice(place)}`)
  }
}

function hasMore(client: Connection, name: string, rows: number): boolean {
  try {
    return client.prepare(`select 1 from '${name}' limit 1 offset ?`).get(rows) !== undefined
  } catch {
    // What cannot be walked is damaged; the look at it says how.
    return false
  }
}

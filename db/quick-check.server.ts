import type { Db } from './connection.server'
import { advice, type Place } from './probe.server'
import { DatabaseRefusal } from './refusal.server'

/** How long looking for damage may hold up a start; tables whose turn has not come by then are not looked at. */
const PATIENCE_MS = 1500

/**
 * Looks for damaged pages, table by table.
 * @throws DatabaseRefusal that names the first damage
 */
export function checkPages(client: Db['$client'], place: Place): void {
  const tables = client
    .prepare(
      "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'",
    )
    .pluck()
    .all()
  const until = performance.now() + PATIENCE_MS
  for (const table of tables) {
    if (performance.now() > until) return
    const name = String(table).replaceAll("'", "''")
    const found = client.pragma(`quick_check('${name}')`, { simple: true })
    if (found === 'ok') continue
    throw new DatabaseRefusal(`${place.databaseFile} is damaged: ${found}.\n${advice(place)}`)
  }
}

import { clockFault, NEWEST_ID } from '../clock.server'
import { lastMigration, pendingMigrations } from './migrate.server'
import { checkServer, withClient } from './open.server'
import { readState } from './state.server'

export async function inspectServer(url: string) {
  return withClient(url, async (client) => {
    await checkServer(client)
    const state = await readState(client)
    const pending = (await pendingMigrations(client)).length
    if ((await lastMigration(client)) === 0) {
      return { state, pending, rows: undefined, clockFault: undefined }
    }
    const counts = await client.query<{ enquiries: number; applications: number }>(
      'select (select count(*)::int from enquiries) as enquiries, (select count(*)::int from applications) as applications',
    )
    const newest = await client.query<{ id: string | null }>(NEWEST_ID)
    return {
      state,
      pending,
      rows: counts.rows[0],
      clockFault: clockFault(newest.rows[0]?.id ?? ''),
    }
  })
}

import type { Site } from '#app/models/company/site.server'
import { describeServer } from '#db/server.server'
import { databaseBytes, showBytes } from './disk.server'
import type { HealthRow } from './health-row'
import { judgeReplication } from './replication'

export async function readDatabase({ db, settings }: Site): Promise<HealthRow> {
  const isWritable = await db.isWritable()
  const server = await describeServer(db)
  return {
    id: 'database',
    label: 'Database',
    value: server
      ? `PostgreSQL ${server.version}, ${showBytes(server.bytes)}`
      : showBytes(await databaseBytes(settings.databaseFile)),
    advice: isWritable
      ? ''
      : 'It cannot be changed right now. Reload this page; if nothing changes, run “site check”.',
  }
}

export async function readStandbys({ db }: Site): Promise<HealthRow> {
  const server = await describeServer(db)
  const found = server ? judgeReplication(server) : { value: 'None', advice: '' }
  return { id: 'standbys', label: 'Standbys of the database', ...found }
}

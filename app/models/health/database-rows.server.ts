import type { Site } from '#app/models/company/site.server'
import { showBytes } from '#app/models/text'
import { describeServer, type ServerState } from '#db/postgres/state.server'
import { databaseBytes } from './disk.server'
import type { HealthRow } from './health-row'

export async function readDatabase(site: Site): Promise<HealthRow> {
  const isWritable = await site.db.isWritable()
  const server = await describeServer(site.db)
  const size = showBytes(await databaseBytes(site))
  return {
    id: 'database',
    label: 'Database',
    value: server ? `PostgreSQL ${server.version}, ${size}` : size,
    advice: isWritable
      ? ''
      : 'It cannot be changed right now. Reload this page; if nothing changes, run “site check”.',
  }
}

export async function readStandbys({ db }: Site): Promise<HealthRow> {
  const server = await describeServer(db)
  const found = server ? checkReplication(server) : { value: 'None', advice: '' }
  return { id: 'standbys', label: 'Standbys of the database', ...found }
}

type Replication = Pick<HealthRow, 'value' | 'advice' | 'notice'>

const MAX_LAG_SECONDS = 60

export function checkReplication({ standbys, isSynchronous, user }: ServerState): Replication {
  const kind = isSynchronous ? 'Synchronous' : 'Asynchronous'
  if (!standbys) {
    const value = `${kind}; ${user} may not see the standbys (GRANT pg_monitor TO ${user})`
    return { value, advice: '' }
  }
  const lags = standbys.map(({ name, lagSeconds }) => `${name}: ${showLag(lagSeconds)}`)
  if (isSynchronous && !standbys.some((standby) => standby.isSynchronous)) {
    return {
      value: ['No synchronous standby', ...lags].join('; '),
      advice: 'Every write waits for one: start it, or empty synchronous_standby_names.',
      notice: 'The database has no synchronous standby: nothing can be saved',
    }
  }
  if (standbys.length === 0) return { value: 'No standby', advice: '' }
  const value = [kind, ...lags].join('; ')
  const late = standbys.filter(({ lagSeconds = 0 }) => lagSeconds > MAX_LAG_SECONDS)
  if (late.length === 0) return { value, advice: '' }
  const names = late.map(({ name }) => name).join(', ')
  return {
    value,
    advice: `${names} lags: check the network and the disk of the standby.`,
    notice: `A standby of the database is more than ${MAX_LAG_SECONDS} seconds behind`,
  }
}

function showLag(seconds: number | undefined): string {
  if (seconds === undefined) return 'lag unknown'
  if (seconds < 1) return 'up to date'
  return `${Math.round(seconds)} s behind`
}

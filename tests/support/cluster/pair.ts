import pg from 'pg'
import { type Node, planNode } from './server'

const OPTIONS = ['listen_addresses=127.0.0.1', 'wal_retrieve_retry_interval=1s']

interface Pair {
  primary: Node
  standby: Node
}

/** A primary and a synchronous standby. */
export async function startPair(): Promise<Pair> {
  const primary = await planNode('primary', OPTIONS)
  const standby = await planNode('standby', OPTIONS)
  const kind = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  await primary.command('initdb', '-D', primary.data, ...kind)
  await primary.start()
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`
  await primary.command('pg_basebackup', '-D', standby.data, '-d', source, '-R', '-c', 'fast', '-N')
  await standby.start()
  // Set after the copy: a promoted standby has no standby of its own.
  await query(primary.url, "alter system set synchronous_standby_names = 'standby'")
  await query(primary.url, 'select pg_reload_conf()')
  while ((await syncState(primary.url)) !== 'sync') await new Promise((r) => setTimeout(r, 100))
  return { primary, standby }
}

async function syncState(url: string): Promise<string> {
  const [row] = await query(url, 'select sync_state from pg_stat_replication')
  return row?.sync_state ?? ''
}

export async function query(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>(sql)
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}

import type pg from 'pg'
import { DatabaseError } from '../database.server'
import { type Source, type Target, TargetError, type Value } from '../move/source-target'
import { FILE_TABLES, MOVED_TABLES, namesOf, quoted } from '../move/tables'
import { applyPending, lastMigration, pendingMigrations } from './migrate.server'
import { checkServer, withClient } from './open.server'
import { LOCKS, tryLock } from './writer.server'

export function readPostgresSite<T>(url: string, work: (source: Source) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await checkServer(client)
    if ((await lastMigration(client)) === 0) {
      throw new DatabaseError('There is no site in the database of DATABASE_URL.')
    }
    if ((await pendingMigrations(client)).length > 0) {
      throw new DatabaseError('The database lacks migrations. Start the site once first.')
    }
    await refuseWhileServed(client)
    await client.query('begin isolation level repeatable read read only')
    return work(sourceOf(client))
  })
}

/** Takes the lock that the writers of every process wait for. */
async function refuseWhileServed(client: pg.Client): Promise<void> {
  const served = await client.query(
    `select from pg_stat_activity
      where datname = current_database() and application_name = 'site' and pid <> pg_backend_pid()`,
  )
  if (served.rows.length === 0 && (await tryLock(client, 'write'))) return
  throw new DatabaseError('The site is being served from this database. Stop every process.', {
    isTransient: true,
  })
}

/** Fills the database in one transaction. @throws TargetError where it has rows already */
export function fillPostgres<T>(url: string, work: (target: Target) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await checkServer(client)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrate])
    await applyPending(client)
    await refuseRows(client)
    const result = await work(targetOf(client))
    for (const { name } of MOVED_TABLES.filter(({ key }) => key[0] === 'seq')) {
      await client.query(
        `select setval(pg_get_serial_sequence($1, 'seq'), (select coalesce(max(seq), 0) + 1 from "${name}"), false)`,
        [name],
      )
    }
    await client.query('commit')
    // The server would do this only minutes later, and until then pages of the desk read whole tables.
    await client.query('vacuum analyze')
    return result
  })
}

async function refuseRows(client: pg.Client): Promise<void> {
  for (const { name } of [...MOVED_TABLES, ...FILE_TABLES]) {
    const { rows } = await client.query(`select from "${name}" limit 1`)
    if (rows.length === 0) continue
    throw new TargetError(`The database has rows already (${name}). Name an empty one.`)
  }
}

const FETCH_ROWS = 100

function sourceOf(client: pg.Client): Source {
  return {
    async *rows({ name, columns, key }) {
      // An image may take megabytes.
      const batchRows = columns.some(({ kind }) => kind === 'bytes') ? 1 : FETCH_ROWS
      const order = quoted(key)
      await client.query(
        `declare moved no scroll cursor for select ${namesOf(columns)} from "${name}" order by ${order}`,
      )
      for (;;) {
        const fetched = await client.query<Value[]>({
          text: `fetch ${batchRows} from moved`,
          rowMode: 'array',
        })
        yield* fetched.rows
        if (fetched.rows.length < batchRows) break
      }
      await client.query('close moved')
    },
    async file(name) {
      const { rows } = await client.query('select from stored_files where name = $1', [name])
      return rows.length > 0 ? partsOf(client, name) : undefined
    },
  }
}

async function* partsOf(client: pg.Client, name: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const { rows } = await client.query<{ data: Buffer }>(
      'select data from stored_parts where file = $1 and position = $2',
      [name, position],
    )
    const [part] = rows
    if (!part) return
    yield part.data
  }
}

function targetOf(client: pg.Client): Target {
  return {
    ...sourceOf(client),
    async insert({ name, columns }, rows) {
      let last = 0
      const placeholders = rows.map((row) => `(${row.map(() => `$${++last}`).join(', ')})`)
      await client.query(
        `insert into "${name}" (${namesOf(columns)}) values ${placeholders.join(', ')}`,
        rows.flat(),
      )
    },
    async putFile(name, content) {
      const insert = 'insert into stored_files (name, created_at) values ($1, $2)'
      await client.query(insert, [name, Date.now()])
      let position = 0
      for await (const data of content) {
        await client.query('insert into stored_parts (file, position, data) values ($1, $2, $3)', [
          name,
          position++,
          data,
        ])
      }
    },
  }
}

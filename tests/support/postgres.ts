import pg from 'pg'
import type { Database } from '#db/database.server'
import { openPostgres } from '#db/postgres/database.server'
import { migrate } from '#db/postgres/migrate.server'
import { poolOf } from '#db/postgres/pools'

/** Databases of this worker that no test uses. */
const free: string[] = []
const urls = new WeakMap<Database, string>()
const changed = new WeakSet<Database>()
let made = 0

function urlOf(name: string): string {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** A database of its own with every migration. @returns its address */
export async function createPostgres(): Promise<string> {
  made += 1
  const name = `test_${process.pid}_${made}`
  await withClient(process.env.DATABASE_URL ?? '', (client) =>
    client.query(`create database ${name}`),
  )
  await withClient(urlOf(name), migrate)
  return urlOf(name)
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function takePostgres(): Promise<Database> {
  const url = free.pop() ?? (await createPostgres())
  const db = openPostgres(url)
  urls.set(db, url)
  return db
}

const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations'
    loop execute format('delete from %I', name); end loop;
  perform setval('enquiries_seq_seq', 1, false);
end $$`

export function openPostgresAgain(db: Database): Database {
  return openPostgres(urls.get(db) ?? '')
}

export async function givePostgresBack(db: Database): Promise<void> {
  const url = urls.get(db)
  if (url === undefined) return
  if (!poolOf(db).ended) await db.close()
  if (changed.has(db)) return
  await withClient(url, (client) => client.query(EMPTY))
  free.push(url)
}

/** Runs statements that may change tables: no other test gets this database. */
export async function changePostgres(db: Database, statements: string): Promise<void> {
  changed.add(db)
  await poolOf(db).query(statements)
}

import pg from 'pg'
import type { Database } from '#db/database.server'
import { openPostgres } from '#db/postgres/database.server'
import { migrate } from '#db/postgres/migrate.server'
import { poolOf } from '#db/postgres/state.server'

/** Databases of this worker that no test uses, all of them empty. */
const free: string[] = []
const urls = new WeakMap<Database, string>()
/** Databases that had a connection, and so may have rows. */
const used = new WeakSet<Database>()
const changed = new WeakSet<Database>()
const cleaners = new Map<string, Promise<pg.Client>>()
let template: Promise<string> | undefined
let made = 0

function urlOf(name: string): string {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function createDatabase(more = ''): Promise<string> {
  made += 1
  const name = `test_${process.pid}_${made}`
  await withClient(process.env.DATABASE_URL ?? '', (client) =>
    client.query(`create database ${name} ${more}`),
  )
  return name
}

async function createTemplate(): Promise<string> {
  const name = await createDatabase()
  await withClient(urlOf(name), migrate)
  return name
}

/** Creates a database with every migration. @returns its URL */
export async function createPostgres(): Promise<string> {
  template ??= createTemplate()
  return urlOf(await createDatabase(`template ${await template}`))
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

export async function takePostgres(): Promise<Database> {
  const url = free.pop() ?? (await createPostgres())
  const db = openPostgres(url)
  poolOf(db).once('connect', () => used.add(db))
  urls.set(db, url)
  return db
}

const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations'
    loop execute format('delete from %I', name); end loop;
  perform setval('enquiries_seq_seq', 1, false);
end $$`

/** Keeps a connection for each database: a new one takes twenty times as long, because it has to read the catalog. */
async function empty(url: string): Promise<void> {
  const cleaner = cleaners.get(url) ?? connect(url)
  cleaners.set(url, cleaner)
  await (await cleaner).query(EMPTY)
}

export function openPostgresAgain(db: Database): Database {
  used.add(db)
  return openPostgres(urls.get(db) ?? '')
}

export async function givePostgresBack(db: Database): Promise<void> {
  const url = urls.get(db)
  if (url === undefined) return
  if (!poolOf(db).ended) await db.close()
  if (changed.has(db)) return
  if (used.has(db)) await empty(url)
  free.push(url)
}

/** Runs statements that may change tables, so that no other test gets this database. */
export async function changePostgres(db: Database, statements: string): Promise<void> {
  changed.add(db)
  await poolOf(db).query(statements)
}

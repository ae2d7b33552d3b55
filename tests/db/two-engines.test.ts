import { execFile } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/postgres/migrate.server'
import { freshDb, writerOf } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { withClient } from '#tests/support/postgres'
import { findPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres-server'

const isMissing = findPostgres() === undefined
let server: PostgresServer
beforeAll(async () => {
  if (!isMissing) server = await startPostgres()
}, 60_000)
afterAll(() => server?.stop('immediate'))

/** Tables of one engine only: the search of SQLite, the rate limits of PostgreSQL. */
const ONE_ENGINE = /_search|^rate_limits$|^sqlite_|__drizzle/

test.skipIf(isMissing)(
  'both databases have the same tables, columns, keys and indexes',
  async () => {
    const writer = writerOf(await freshDb())
    const rows = (sql: string) => writer.prepare(sql).all() as Record<string, string | number>[]
    const inSqlite =
      rows(`select t.name || '.' || c.name as name, c."notnull" as must, c.pk > 0 as pk
    from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`)
    const indexes = rows(
      "select name, sql like 'create unique%' as uniq from sqlite_schema where type = 'index' and sql is not null",
    )
    const keys =
      rows(`select t.name || '.' || f."from" || ' > ' || f."table" || '.' || f."to" || ' ' || lower(f.on_delete) as name
    from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table'`)
    const found = await withClient(server.url, async (client) => {
      await migrate(client)
      const query = async (sql: string) =>
        (await client.query<Record<string, string | number>>(sql)).rows
      return {
        columns:
          await query(`select table_name || '.' || column_name as name, (is_nullable = 'NO')::int as must,
        (exists (select from information_schema.key_column_usage k join information_schema.table_constraints c using (constraint_name)
          where c.constraint_type = 'PRIMARY KEY' and k.table_name = o.table_name and k.column_name = o.column_name))::int as pk
        from information_schema.columns o where table_schema = 'public'`),
        indexes:
          await query(`select indexname as name, (indexdef ilike 'create unique%')::int as uniq from pg_indexes
        where schemaname = 'public' and indexname !~ '_(pkey|pk|unique)$'`),
        keys: await query(`select conrelid::regclass || '.' || a.attname || ' > ' || confrelid::regclass || '.' || b.attname || ' ' ||
        case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as name
        from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
        join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1] where contype = 'f'`),
      }
    })
    const sorted = (list: Record<string, string | number>[]) =>
      list
        .filter(({ name }) => !ONE_ENGINE.test(String(name).split('.')[0] ?? ''))
        .sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
    // SQLite does not report a primary key as NOT NULL.
    const columns = (list: Record<string, string | number>[]) =>
      sorted(list).map(({ name, must, pk }) => ({ name, pk, must: pk || must }))
    expect(columns(inSqlite).length).toBeGreaterThan(150)
    expect(columns(found.columns)).toEqual(columns(inSqlite))
    const named = sorted(indexes).filter(({ name }) => !String(name).endsWith('_unique'))
    expect(sorted(found.indexes)).toEqual(named)
    expect(sorted(found.keys)).toEqual(sorted(keys))
  },
)

function results(env: Record<string, string>, input: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const args = ['scripts/bundled.mjs', 'tests/support/search-results.ts']
    const options = { env: { ...process.env, ...env }, maxBuffer: 1e8 }
    const child = execFile(process.execPath, args, options, (error, out) =>
      error ? reject(error) : resolve(JSON.parse(out.trim().split('\n').at(-1) ?? '')),
    )
    child.stdin?.end(JSON.stringify(input))
  })
}

const piece = fc.constantFrom(
  'Kumar',
  'kum',
  'MÜLLER',
  'müll',
  'ß',
  'Ø',
  'अमित',
  'मित',
  'कु',
  'कुमार',
  '😀',
  'an',
  'A',
  'é',
  'e\u0301',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '%%',
  '_a',
  '\\%',
  '*',
  '(',
  ' ',
  '98765',
  '43210',
  '+91',
  '@gmail.com',
  '.',
  '\u200d',
)
const words = (most: number) =>
  fc.array(piece, { minLength: 1, maxLength: most }).map((all) => all.join(''))

test.skipIf(isMissing)(
  'both engines find the same rows for the same search text',
  async () => {
    const seed = { seed: 7, numRuns: 400 }
    const names = fc.sample(words(5), seed)
    const needles = [...new Set(fc.sample(words(3), { ...seed, seed: 8 }))]
    await withClient(server.url, (client) => client.query('create database searched'))
    const url = server.url.replace(/postgres$/, 'searched')
    const sqlite = await results({ DATA_DIR: freshFolder(), DATABASE_URL: '' }, { names, needles })
    const postgres = await results(
      { DATA_DIR: join(freshFolder(), 'x'), DATABASE_URL: url },
      { names, needles },
    )
    expect(sqlite).toContainEqual(expect.objectContaining({ hasMore: true }))
    expect(postgres).toEqual(sqlite)
  },
  120_000,
)

import { createReadStream, existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../durable-file.server'
import type { Row, Source, Target, Value } from '../move/source-target'
import { type MovedColumn, namesOf, quoted } from '../move/tables'
import { type Connection, openFile, openWriter } from './connection.server'
import { markIdentity } from './identity.server'
import { withConnection } from './inspect.server'
import { migrate } from './migrate.server'
import type { SitePaths } from './probe.server'

/** Reads one snapshot; other processes may write meanwhile. */
export async function readSqliteSite<T>(
  { databaseFile, uploadsDir }: SitePaths,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const client = openFile(databaseFile, { readonly: true, fileMustExist: true })
  try {
    client.exec('begin')
    return await work(sourceOf(client, uploadsDir))
  } finally {
    client.close()
  }
}

export async function fillSqlite<T>(
  paths: SitePaths,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  const { databaseFile, uploadsDir } = paths
  await mkdir(dirname(databaseFile), { recursive: true, mode: 0o700 })
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  const client = openWriter(databaseFile)
  const folders = new Set([databaseFile, dirname(databaseFile), uploadsDir])
  let result: T
  try {
    migrate(client)
    client.exec('begin immediate')
    result = await work(targetOf(client, uploadsDir, folders))
    client.exec('commit')
  } finally {
    client.close()
  }
  withConnection(openWriter(databaseFile), (last) => {
    markIdentity(last, paths)
    last.pragma('wal_checkpoint(TRUNCATE)')
  })
  for (const path of folders) syncPath(path)
  return result
}

const PART_BYTES = 256 * 1024

function sourceOf(client: Connection, uploads: string): Source {
  return {
    *rows({ name, columns, key }) {
      const select = `select ${namesOf(columns)} from "${name}" order by ${quoted(key)}`
      for (const row of client.prepare(select).raw().iterate() as Iterable<Value[]>) {
        yield row.map((value, at) => fromSqlite(value, columns[at]))
      }
    },
    async file(name) {
      const path = join(uploads, name)
      if (!existsSync(path)) return undefined
      return createReadStream(path, { highWaterMark: PART_BYTES })
    },
  }
}

function fromSqlite(value: Value, column: MovedColumn | undefined): Value {
  if (column?.kind === 'boolean' && value !== null) return value === 1
  // PostgreSQL cannot store NUL in a text.
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

const toSqlite = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)

function targetOf(client: Connection, uploads: string, folders: Set<string>): Target {
  return {
    ...sourceOf(client, uploads),
    async insert({ name, columns }, rows: Row[]) {
      const values = columns.map(() => '?').join(', ')
      const insert = client.prepare(
        `insert into "${name}" (${namesOf(columns)}) values (${values})`,
      )
      for (const row of rows) insert.run(row.map(toSqlite))
    },
    async putFile(name, content) {
      const path = join(uploads, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true })
      folders.add(dirname(path))
    },
  }
}

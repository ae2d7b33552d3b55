import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

import journal from '#db/migrations/sqlite/meta/_journal.json'
import type { SitePaths } from '#db/sqlite/probe.server'
import { afterThisTest } from './after-test'
import { openMigrated } from './app'
import { freshFolder } from './data-dir'

/** A new empty data directory. */
export function emptyDataDir(): SitePaths {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'db'))
  const databaseFile = join(dataDir, 'db', 'site.sqlite')
  return { dataDir, databaseFile, uploadsDir: join(dataDir, 'uploads') }
}

/** A data directory with an empty database, closed after the test. */
export function openDataDir() {
  const { dataDir, databaseFile } = emptyDataDir()
  const db = openMigrated(databaseFile)
  afterThisTest(() => db.close())
  return { dataDir, db }
}

/** @returns SHA-256 in hex; undefined where there is no file */
export const hashOfFile = (file: string) =>
  existsSync(file) ? hash('sha256', readFileSync(file)) : undefined

/** Puts a resume where a site keeps them. */
export function putUpload({ uploadsDir }: SitePaths): void {
  mkdirSync(join(uploadsDir, 'ab'), { recursive: true })
  writeFileSync(join(uploadsDir, 'ab', 'ab-file'), 'resume')
}

/** A database with the migrations up to `tag`, without application id and instance. */
export function databaseAsOf(tag: string, file: string): Database.Database {
  const client = new Database(file)
  client.pragma('journal_mode = WAL')
  client.exec(
    'create table "__drizzle_migrations" (id serial primary key, hash text not null, created_at numeric)',
  )
  for (const entry of journal.entries.slice(
    0,
    journal.entries.findIndex((e) => e.tag === tag) + 1,
  )) {
    client.exec(readFileSync(`db/migrations/sqlite/${entry.tag}.sql`, 'utf8'))
    client
      .prepare('insert into "__drizzle_migrations" (hash, created_at) values (?, ?)')
      .run('', entry.when)
  }
  return client
}

import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

import journal from '#db/migrations/sqlite/meta/_journal.json'
import { freshFolder } from '#tests/support/data-dir'
import { laterProgram } from '#tests/support/later-program'
import { startProgram } from '#tests/support/program'
import { databaseAsOf, emptyDataDir } from '#tests/support/site-paths'

const ROWS = 500
const OLD = journal.entries.at(-1)?.tag ?? ''
const NEW_COUNT = journal.entries.length + 1
const MIGRATION = `alter table enquiries add column urgency integer not null default 0;
create table later_things (id text primary key);
create index later_enquiries on enquiries (urgency);`

/** A data directory of an older release with enquiries. */
function oldFolder(): string {
  const { dataDir, databaseFile } = emptyDataDir()
  const db = databaseAsOf(OLD, databaseFile)
  const insert = db.prepare(
    `insert into enquiries (id, reference, name, email, desc, search, content_hash, created_at, updated_at)
     values (?, ?, 'Asha', 'asha@example.in', 'Words enough', 'asha', ?, 1, 1)`,
  )
  for (let i = 0; i < ROWS; i++) insert.run(`id-${i}`, `ENQ-${i}`, `hash-${i}`)
  db.close()
  return dataDir
}

/** Counts migrations and enquiries, and checks the integrity of a database. */
function stateOf(file: string) {
  const db = new Database(file)
  const count = (sql: string) => Number(db.prepare(sql).pluck().get())
  const state = {
    migrations: count('select count(*) from __drizzle_migrations'),
    enquiries: count('select count(*) from enquiries'),
    integrity: db.pragma('integrity_check', { simple: true }),
    orphans: db.pragma('foreign_key_check'),
  }
  db.close()
  return state
}

test('a database killed at any statement of a migration is entirely old or entirely new', async () => {
  const { command } = laterProgram(MIGRATION)
  const old = oldFolder()
  const oldCount = stateOf(join(old, 'db', 'site.sqlite')).migrations
  let kills = 0
  for (;;) {
    const dataDir = freshFolder()
    cpSync(old, dataDir, { recursive: true })
    const file = join(dataDir, 'db', 'site.sqlite')
    const env = {
      DATA_DIR: dataDir,
      KILL_AT: String(kills + 1),
      NODE_OPTIONS: `--require ${resolve('tests/faults/kill-at-statement.cjs')}`,
    }
    const program = await startProgram(env, command).catch(() => undefined)
    await program?.end('SIGKILL')
    const state = stateOf(file)
    expect(state).toMatchObject({ enquiries: ROWS, integrity: 'ok', orphans: [] })
    expect([oldCount, NEW_COUNT]).toContain(state.migrations)
    if (program) {
      expect(state.migrations).toBe(NEW_COUNT)
      const copies = readdirSync(join(dataDir, 'db')).filter((name) => name.startsWith('before-'))
      expect(copies).toHaveLength(1)
      expect(stateOf(join(dataDir, 'db', copies[0] ?? ''))).toMatchObject({
        migrations: oldCount,
        enquiries: ROWS,
      })
      break
    }
    kills++
    expect(existsSync(file)).toBe(true)
  }
  console.log(`${kills} kills in a migration: nothing lost`)
  expect(kills).toBeGreaterThan(NEW_COUNT - oldCount)
})

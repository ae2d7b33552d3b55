import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openSite } from '#app/models/company/open-site.server'
import { freshSite, writerOf } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { readyFor } from '#tests/support/ready'

test('an opened site uses WAL, synchronous=FULL and foreign keys', async () => {
  const { db } = await openSite({ DATA_DIR: freshFolder() })
  const pragma = (name: string) => writerOf(db).pragma(name, { simple: true })
  expect(pragma('journal_mode')).toBe('wal')
  expect(pragma('synchronous')).toBe(2)
  expect(pragma('foreign_keys')).toBe(1)
  await db.close()
})

test('a site with a locked database is not ready', async () => {
  const { db } = await freshSite()
  const other = new Sqlite(writerOf(db).name)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const response = await readyFor('127.0.0.1')
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBeTruthy()
  expect(await response.json()).toMatchObject({ database: 'not writable' })
})

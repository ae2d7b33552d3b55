import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { openReader, openWriter } from '#db/sqlite/connection.server'
import { migrate } from '#db/sqlite/migrate.server'
import { freshFolder } from '#tests/support/data-dir'

test('temporary tables are kept in memory, except during a migration', () => {
  const client = openWriter(join(freshFolder(), 'site.sqlite'))
  const tempStore = () => client.pragma('temp_store', { simple: true })
  const pragma = vi.spyOn(client, 'pragma')
  expect(tempStore()).toBe(2)
  expect(migrate(client)).toBeGreaterThan(0)
  expect(pragma).toHaveBeenCalledWith('temp_store = FILE')
  expect(tempStore()).toBe(2)
  client.close()
})

test('the read connection cannot write', () => {
  const file = join(freshFolder(), 'site.sqlite')
  const writer = openWriter(file)
  migrate(writer)
  const reader = openReader(file)
  expect(() => reader.exec('delete from enquiries')).toThrow('readonly')
  reader.close()
  writer.close()
})

test('the SQLite version contains the fix of the WAL reset bug (sqlite.org/wal.html)', () => {
  const client = openWriter(join(freshFolder(), 'site.sqlite'))
  const version = String(client.prepare('select sqlite_version()').pluck().get())
  client.close()
  expect(version.localeCompare('3.51.3', 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
})

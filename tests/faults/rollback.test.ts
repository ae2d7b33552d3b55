import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { openFile } from '#db/sqlite/connection.server'
import { asha, imran } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { laterProgram } from '#tests/support/later-program'
import { type Program, postJson, runProgram, startProgram } from '#tests/support/program'

const MIGRATION = `alter table enquiries add column urgency integer not null default 0;
create table later_things (id text primary key);`

const ravi = { ...imran, email: 'ravi@example.org' }

const serve = (dataDir: string, command?: string[]) =>
  startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }, command)

async function send({ url }: Program, person: typeof imran): Promise<void> {
  const { status } = await postJson(`${url}/enquiry/send`, person)
  expect(status).toBe(201)
}

function emailsIn(file: string): unknown[] {
  const client = openFile(file, { readonly: true })
  const emails = client.prepare('select email from enquiries order by email').pluck().all()
  client.close()
  return emails
}

/** The files of a folder with their content, without the extra files of an open database. */
function contentOf(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => !/-(wal|shm|journal)$|\.lock$/.test(name))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]))
}

test('the documented steps undo an update with a migration', async () => {
  const dataDir = freshFolder()
  const folder = join(dataDir, 'db')
  const file = join(folder, 'site.sqlite')
  const later = laterProgram(MIGRATION)
  const runLater = (args: string[]) => runProgram({ DATA_DIR: dataDir }, args, later.command)

  const before = await serve(dataDir)
  await send(before, asha)
  await send(before, ravi)
  expect(await before.end('SIGTERM')).toBe(0)

  // The updated program copies the database before it migrates, then stores another enquiry.
  const updated = await serve(dataDir, later.command)
  const copy = join(folder, `before-${later.migration}.sqlite`)
  expect(emailsIn(copy)).toEqual([asha.email, ravi.email])
  const since = new Date().toISOString()
  await send(updated, imran)
  expect(await runLater(['erase', ravi.email, '--yes'])).toMatchObject({ code: 0 })
  expect(await updated.end('SIGTERM')).toBe(0)

  // The previous program refuses the migrated database and does not change it.
  const untouched = contentOf(folder)
  await expect(serve(dataDir)).rejects.toThrow(/ended with 78[\s\S]*by a later version/)
  for (const args of [['admin', 'list'], ['backup', join(dataDir, 'no.tar')], ['check']]) {
    const refused = await runProgram({ DATA_DIR: dataDir }, args)
    expect([args[0], refused.code]).toEqual([args[0], 78])
    expect(refused.stdout + refused.stderr).toContain('by a later version')
  }
  expect(contentOf(folder)).toEqual(untouched)
  expect(existsSync(join(dataDir, 'no.tar'))).toBe(false)

  // The later program exports the enquiries that the copy does not have.
  const list = join(dataDir, 'since.csv')
  const exportArgs = ['export', 'enquiries', '--since', since, '--out', list]
  expect(await runLater(exportArgs)).toMatchObject({ code: 0 })
  const archive = join(dataDir, 'after.tar')
  expect(await runLater(['backup', archive])).toMatchObject({ code: 0 })

  for (const name of readdirSync(folder).filter((name) => name.startsWith('site.sqlite'))) {
    renameSync(join(folder, name), join(folder, name.replace('site', 'after')))
  }
  copyFileSync(copy, file)
  const repeated = await runProgram({ DATA_DIR: dataDir }, [
    'erase',
    '--again',
    join(folder, 'after.sqlite'),
  ])
  expect(repeated).toMatchObject({ code: 0, stdout: expect.stringContaining('Repeated 1 erasure') })
  const back = await serve(dataDir)
  expect((await fetch(`${back.url}/readyz`)).status).toBe(200)
  expect(await back.end('SIGTERM')).toBe(0)

  expect(emailsIn(file)).toEqual([asha.email])
  expect(emailsIn(join(folder, 'after.sqlite'))).toEqual([asha.email, imran.email])
  const csv = readFileSync(list, 'utf8')
  expect(csv).toContain(imran.email)
  expect(csv).not.toContain(asha.email)

  // The previous program refuses a backup of the later one.
  const restored = await runProgram({ DATA_DIR: freshFolder() }, ['restore', archive])
  expect(restored.code).toBe(65)
  expect(restored.stderr).toContain('made by a later version of this program')

  // A second update works.
  const again = await serve(dataDir, later.command)
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  expect(await again.end('SIGTERM')).toBe(0)
})

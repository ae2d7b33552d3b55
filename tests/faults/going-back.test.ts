import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { openFile } from '#db/sqlite/connection.server'
import { asha, imran } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { laterProgram } from '#tests/support/later'
import { type Program, runProgram, startProgram } from '#tests/support/program'

const MIGRATION = `alter table enquiries add column urgency integer not null default 0;
create table later_things (id text primary key);`

const serve = (dataDir: string, command?: string[]) =>
  startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }, command)

async function send({ url }: Program, person: typeof imran): Promise<void> {
  const { status } = await fetch(`${url}/enquiry/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(status).toBe(201)
}

function emailsIn(file: string): unknown[] {
  const client = openFile(file, { readonly: true })
  const emails = client.prepare('select email from enquiries order by email').pluck().all()
  client.close()
  return emails
}

/** Every file below a folder with its bytes, but for what an open database brings along. */
function contentOf(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => !/-(wal|shm|journal)$|\.lock$/.test(name))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]))
}

test('an update with a migration is taken back by what the deployment notes say', async () => {
  const dataDir = freshFolder()
  const folder = join(dataDir, 'db')
  const file = join(folder, 'site.sqlite')
  const later = laterProgram(MIGRATION)
  const runLater = (words: string[]) => runProgram({ DATA_DIR: dataDir }, words, later.command)

  const before = await serve(dataDir)
  await send(before, asha)
  expect(await before.end('SIGTERM')).toBe(0)

  // The update copies the database before it migrates, and takes in more.
  const updated = await serve(dataDir, later.command)
  const copy = join(folder, `before-${later.migration}.sqlite`)
  expect(emailsIn(copy)).toEqual([asha.email])
  const since = new Date().toISOString()
  await send(updated, imran)
  expect(await updated.end('SIGTERM')).toBe(0)

  // The previous program touches nothing of it.
  const untouched = contentOf(folder)
  await expect(serve(dataDir)).rejects.toThrow(/ended with 78[\s\S]*by a later version/)
  for (const words of [['admin', 'list'], ['backup', join(dataDir, 'no.tar')], ['check']]) {
    const refused = await runProgram({ DATA_DIR: dataDir }, words)
    expect([words[0], refused.code]).toEqual([words[0], 78])
    expect(refused.stdout + refused.stderr).toContain('by a later version')
  }
  expect(contentOf(folder)).toEqual(untouched)
  expect(existsSync(join(dataDir, 'no.tar'))).toBe(false)

  // While the later program is still in place, it writes down what the copy does not have.
  const list = join(dataDir, 'since.csv')
  const words = ['export', 'enquiries', '--since', since, '--out', list]
  expect(await runLater(words)).toMatchObject({ code: 0 })
  const archive = join(dataDir, 'after.tar')
  expect(await runLater(['backup', archive])).toMatchObject({ code: 0 })

  for (const name of readdirSync(folder).filter((name) => name.startsWith('site.sqlite'))) {
    renameSync(join(folder, name), join(folder, name.replace('site', 'after')))
  }
  copyFileSync(copy, file)
  const back = await serve(dataDir)
  expect((await fetch(`${back.url}/readyz`)).status).toBe(200)
  expect(await back.end('SIGTERM')).toBe(0)

  expect(emailsIn(file)).toEqual([asha.email])
  expect(emailsIn(join(folder, 'after.sqlite'))).toEqual([asha.email, imran.email])
  const text = readFileSync(list, 'utf8')
  expect(text).toContain(imran.email)
  expect(text).not.toContain(asha.email)

  // A backup of the later program is none for the previous one, which says why.
  const restored = await runProgram({ DATA_DIR: freshFolder() }, ['restore', archive])
  expect(restored.code).toBe(65)
  expect(restored.stderr).toContain('made by a later version of this program')

  // Forward again: nothing stands in the way of the second attempt.
  const again = await serve(dataDir, later.command)
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  expect(await again.end('SIGTERM')).toBe(0)
})

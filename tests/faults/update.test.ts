import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'

import { installPaths } from '#app/server/install/machine'
import { hashFile, readRelease } from '#app/server/install/release'
import postgres from '#db/migrations/postgres/meta/_journal.json'
import sqlite from '#db/migrations/sqlite/meta/_journal.json'
import { openFile } from '#db/sqlite/connection.server'
import { asha, imran } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { fakeSystemd } from '#tests/support/fake-systemd'
import { freePort } from '#tests/support/free-port.mjs'
import { laterProgram } from '#tests/support/later-program'
import { PROGRAM, postJson } from '#tests/support/program'

/** A small executable that prints its version and responds to every request with `status`. */
function small(version: string, status = 200, migrations = '0000_baseline'): string {
  return `#!/usr/bin/env node
const text = 'site ${version} (Node 24)\\nMigrations: ${migrations}'
if (process.argv[2] === '--version') console.log(text)
else require('node:http').createServer((_, response) => response.writeHead(${status}).end(text)).listen(process.env.PORT)
`
}

/** An executable that runs `command`, with `env` added when it serves. */
const wrapper = (command: string[], env = '') =>
  `#!/bin/sh\n[ "$1" = serve ] && export LOG_LEVEL=warn ${env}\nexec ${command.map((word) => `"${resolve(word)}"`).join(' ')} "$@"\n`

/** A machine on which `program` is installed. */
async function machineWith(program: string) {
  const port = await freePort()
  const machine = fakeSystemd(port)
  mkdirSync(dirname(machine.program), { recursive: true })
  mkdirSync(machine.dataDir, { recursive: true })
  writeFileSync(machine.program, program, { mode: 0o755 })
  const url = `http://127.0.0.1:${port}`
  const get = (path: string) => fetch(url + path).then((response) => response.text())

  function start(...options: string[]): { child: ChildProcess; output(): string } {
    const [file = '', ...args] = [...PROGRAM, 'update', ...options, '--root', machine.root]
    const child = spawn(file, args, { env: machine.env, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
      })
    onTestFinished(() => void child.kill('SIGKILL'))
    return { child, output: () => printed }
  }
  async function update(...options: string[]) {
    const { child, output } = start(...options)
    const [code] = await once(child, 'close')
    return { code: code as number, text: output() }
  }
  return { ...machine, url, get, start, update }
}

/** Writes a release: the executable and its SHA256SUMS. */
async function released(program: string): Promise<string> {
  const file = join(freshFolder(), 'site')
  writeFileSync(file, program)
  writeFileSync(join(dirname(file), 'SHA256SUMS'), `${await hashFile(file)}  site\n`)
  return file
}

const old = small('0.1.0')
const ravi = { ...asha, email: 'ravi@example.in' }

test('an update replaces the program, keeps the old one and names the migrations that ran', async () => {
  const site = await machineWith(old)
  const file = await released(small('0.10.0', 200, '0000_baseline 0001_more 0002_other'))
  const { code, text } = await site.update(file)
  expect(text).toContain('Replacing 0.1.0 by 0.10.0')
  expect(text).toContain(
    'The site is ready with 0.10.0. Migrations that ran: 0001_more, 0002_other. No copy of the database before them was made here.',
  )
  expect(code).toBe(0)
  expect(await site.get('/')).toContain('site 0.10.0')
  expect(readFileSync(`${site.program}.previous`, 'utf8')).toBe(old)
  expect(site.commands()).toEqual([
    'systemctl show --property=Listen site.socket',
    'systemctl restart site.service',
  ])
  expect(readdirSync(dirname(site.program)).sort()).toEqual(['site', 'site.previous'])

  expect(await site.update(file)).toMatchObject({
    code: 0,
    text: expect.stringContaining('is installed already; nothing was changed'),
  })
  const back = await site.update('--previous')
  expect(back.text).toContain('The site is ready with 0.1.0. No migration ran.')
  expect(await site.get('/')).toContain('site 0.1.0')
})

test('a release lists the migrations of the database engine in the settings', async () => {
  const site = await machineWith(
    `#!/bin/sh\n[ "$1" = --version ] && exec ${PROGRAM.map((word) => `"${resolve(word)}"`).join(' ')} --version\nexec sleep 60\n`,
  )
  mkdirSync(join(site.root, 'etc'))
  writeFileSync(join(site.root, 'etc/site.env'), 'DATABASE_URL_FILE=/etc/site/database-url\n')
  const named = () => readRelease(site.program, installPaths(site.root)).migrations
  expect(named()).toEqual(postgres.entries.map(({ tag }) => tag))
  writeFileSync(join(site.root, 'etc/site.env'), 'DATABASE_URL=\n')
  expect(named()).toEqual(sqlite.entries.map(({ tag }) => tag))
})

test('an update whose program is never ready is rolled back', async () => {
  const site = await machineWith(old)
  const file = await released(small('0.2.0', 503))
  const { code, text } = await site.update(file, '--wait', '3')
  expect(text).toContain('The site was not ready within 3 seconds; "journalctl -u site" says why.')
  expect(text).toContain('Going back to 0.1.0.\n0.1.0 is ready again.')
  expect(code).toBe(69)
  expect(readFileSync(site.program, 'utf8')).toBe(old)
  expect(await site.get('/')).toContain('site 0.1.0')
  const programs = () => readdirSync(dirname(site.program)).sort()
  expect(programs()).toEqual(['site'])

  expect(await site.update(await released(small('0.1.1')))).toMatchObject({ code: 0 })
  expect(await site.update(file, '--wait', '3')).toMatchObject({ code: 69 })
  expect(programs()).toEqual(['site', 'site.previous'])
  expect(await site.update('--previous')).toMatchObject({ code: 0 })
  expect(readFileSync(site.program, 'utf8')).toBe(old)

  // As the documented steps back do.
  rmSync(site.program)
  linkSync(`${site.program}.previous`, site.program)
  expect(await site.update(await released(small('0.3.0')))).toMatchObject({ code: 0 })
  expect(programs()).toEqual(['site', 'site.previous'])
})

test('a release that cannot be verified or run is refused, and nothing is changed', async () => {
  const site = await machineWith(old)
  const damaged = await released(small('0.2.0'))
  writeFileSync(damaged, `${small('0.2.0')}// damaged on its way`)
  const older = await released(small('0.0.9'))
  const foreign = await released('\x7fELF of another processor')
  const unlisted = join(freshFolder(), 'site')
  writeFileSync(unlisted, small('0.2.0'))
  for (const [options, code, sentence] of [
    [[damaged], 65, 'Fetch both again'],
    [[damaged, '--sha256', '0'.repeat(64)], 65, 'has another hash'],
    [[unlisted], 66, 'Put the file SHA256SUMS of the release next to'],
    [[older], 65, 'is version 0.0.9, older than 0.1.0 which runs. --older allows it.'],
    [[foreign], 65, 'is no site that runs on this machine'],
    [['gone'], 66, 'gone does not exist'],
    [[dirname(older)], 66, `${dirname(older)} is a folder, not a file`],
    [['--previous'], 66, 'site.previous does not exist'],
  ] as const) {
    const refused = await site.update(...options)
    expect(refused.text).toContain(sentence)
    expect(refused.code, sentence).toBe(code)
    expect(readdirSync(dirname(site.program)), sentence).toEqual(['site'])
  }
  expect(site.commands()).toEqual([])
  expect(readFileSync(site.program, 'utf8')).toBe(old)

  const hash = await hashFile(unlisted)
  expect(await site.update(unlisted, '--sha256', hash)).toMatchObject({ code: 0 })
  expect(await site.update(older, '--older')).toMatchObject({ code: 0 })
  expect(await site.get('/')).toContain('site 0.0.9')
})

test('a stopped update is rolled back, and a killed one leaves a complete program', async () => {
  const site = await machineWith(old)
  const bad = await released(small('0.2.0', 503))
  const stopped = site.start(bad)
  await vi.waitFor(() => expect(site.commands().at(-1)).toContain('restart'), 30_000)
  stopped.child.kill('SIGHUP')
  await sleep(300)
  stopped.child.kill('SIGINT')
  expect(await once(stopped.child, 'close')).toEqual([130, null])
  expect(stopped.output()).toContain('The update was stopped. Going back to 0.1.0.')
  expect(readFileSync(site.program, 'utf8')).toBe(old)

  const next = small('0.3.0')
  const good = await released(next)
  const found = new Set<string>()
  for (let ms = 0; ms < 30_000 && !found.has(next); ms += 40) {
    const killed = site.start(good)
    const done = once(killed.child, 'close')
    await Promise.race([done, sleep(ms)])
    killed.child.kill('SIGKILL')
    await done
    found.add(readFileSync(site.program, 'utf8'))
  }
  // At every moment the file is one program or the other, never a part.
  expect([...found]).toEqual([old, next])
  expect(readFileSync(`${site.program}.previous`, 'utf8')).toBe(old)
  expect(await site.update('--previous')).toMatchObject({ code: 0 })
  expect(await site.update(good)).toMatchObject({ code: 0 })
  expect(await site.get('/')).toContain('site 0.3.0')
})

test('a second update during an update is refused', async () => {
  const site = await machineWith(old)
  const first = site.start(await released(small('0.2.0', 503)))
  await vi.waitFor(() => expect(site.commands().at(-1)).toContain('restart'), 30_000)
  const second = await site.update(await released(small('0.3.0')))
  first.child.kill('SIGINT')
  expect(await once(first.child, 'close')).toEqual([130, null])
  expect(second).toEqual({
    code: 75,
    text: 'Another update is running. Wait until it has ended.\n',
  })
  expect(readFileSync(site.program, 'utf8')).toBe(old)
  expect(readdirSync(dirname(site.program))).toEqual(['site'])
})

test('a rollback undoes the migration and keeps the migrated database with what came in since', async () => {
  const later = laterProgram('create table later_things (id text primary key);')
  const site = await machineWith(wrapper(PROGRAM))
  // Migrates, then serves on a port that the update does not check.
  const lost = await released(wrapper(later.command, 'PORT=0'))
  execFileSync('systemctl', ['start'], { env: site.env, stdio: 'ignore' })
  await vi.waitFor(async () => expect(await site.get('/readyz')).toContain('ready'), 60_000)

  const send = async (person: typeof imran, url = site.url) => {
    expect((await postJson(`${url}/enquiry/send`, person)).status).toBe(201)
  }
  await send(asha)
  const update = site.start(lost)
  const migrated = await vi.waitFor(() => {
    const [, url] = /ready on .*ready on (http:\S+)/s.exec(site.journal()) ?? []
    if (!url) throw new Error(update.output())
    return url
  }, 30_000)
  await send(ravi, migrated)
  process.kill(Number(readFileSync(join(site.root, 'pid'), 'utf8')), 'SIGKILL')
  update.child.kill('SIGINT')
  expect(await once(update.child, 'close')).toEqual([130, null])
  const [, aside = ''] =
    /The database that was migrated is now (\S+)\.$/m.exec(update.output()) ?? []
  expect(existsSync(aside), update.output()).toBe(true)
  await send(imran)
  const tablesIn = (file: string) => {
    const client = openFile(file, { readonly: true })
    const names = client.prepare('select name from sqlite_schema').pluck().all()
    const people = client.prepare('select email from enquiries order by id').pluck().all()
    client.close()
    return { isLater: names.includes('later_things'), people }
  }
  const file = join(site.dataDir, 'db', 'site.sqlite')
  expect(tablesIn(file)).toEqual({ isLater: false, people: [asha.email, imran.email] })
  expect(tablesIn(aside)).toEqual({ isLater: true, people: [asha.email, ravi.email] })

  const good = await released(wrapper(later.command))
  const updated = await site.update(good)
  expect(updated.text).toContain(
    `Migrations that ran: ${later.migration}. db/before-${later.migration}`,
  )
  expect(tablesIn(file)).toEqual({ isLater: true, people: [asha.email, imran.email] })
  // The previous program refuses the newer database, so the update returns to the later one.
  const refused = await site.update('--previous', '--wait', '15')
  expect(refused.code).toBe(69)
  expect(refused.text).toContain('is ready again.')
  expect(site.journal()).toContain('by a later version')
})

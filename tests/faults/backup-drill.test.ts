import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { runCommand } from '#app/server/jobs/daily-jobs'
import { freshFolder } from '#tests/support/data-dir'
import { makeLoad } from '#tests/support/load'
import { countLosses } from '#tests/support/losses'
import { PROGRAM, runProgram, startProgram } from '#tests/support/program'

const BEFORE_AND_AFTER = 150

test('a backup made under load and restored elsewhere has every row acknowledged before it', async () => {
  const dataDir = freshFolder()
  const file = join(freshFolder(), 'site.tar')
  const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' })
  const load = makeLoad(20)
  let ackedBefore = 0
  let ackedMeanwhile = 0
  async function backUp(): Promise<void> {
    while (load.acks.length < BEFORE_AND_AFTER) await sleep(10)
    ackedBefore = load.acks.length
    expect(await runProgram({ DATA_DIR: dataDir }, ['backup', file])).toMatchObject({ code: 0 })
    ackedMeanwhile = load.acks.length - ackedBefore
    while (load.acks.length < ackedBefore + ackedMeanwhile + BEFORE_AND_AFTER) await sleep(10)
  }
  await load.run(program.url, backUp())
  expect(load.unexpected).toEqual([])

  const elsewhere = freshFolder()
  const startedAt = performance.now()
  expect(await runProgram({ DATA_DIR: elsewhere }, ['restore', file])).toMatchObject({ code: 0 })
  const restored = await startProgram({ DATA_DIR: elsewhere, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' })
  const took = Math.round(performance.now() - startedAt)
  expect((await fetch(`${restored.url}/readyz`)).status).toBe(200)
  expect(await restored.end('SIGTERM')).toBe(0)

  const losses = await countLosses(elsewhere, load.acks.slice(0, ackedBefore))
  console.log(
    `Backup with ${ackedMeanwhile} stored meanwhile: ${losses.rows} rows of ${load.acks.length}, serving again after ${took} ms`,
  )
  expect(losses).toMatchObject({ lost: [], broken: [], integrity: 'ok' })
  expect(losses.rows).toBeLessThan(load.acks.length)
  expect(ackedMeanwhile).toBeGreaterThan(0)

  await program.end('SIGTERM')
  expect(await countLosses(dataDir, load.acks)).toMatchObject({ lost: [], broken: [] })
  expect(readdirSync(join(file, '..'))).toEqual(['site.tar'])
})

test('restore refuses a running site, even with --force', async () => {
  const dataDir = freshFolder()
  const file = join(freshFolder(), 'site.tar')
  const program = await startProgram({ DATA_DIR: dataDir })
  expect(await runProgram({ DATA_DIR: dataDir }, ['backup', file])).toMatchObject({ code: 0 })
  const refused = await runProgram({ DATA_DIR: dataDir }, ['restore', file, '--force'])
  expect(refused).toMatchObject({ code: 75, stderr: expect.stringContaining('is running') })
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200)
})

test('the nightly backup runs beside the site and can be checked and restored', async () => {
  const dataDir = freshFolder()
  await startProgram({ DATA_DIR: dataDir })
  const settings = readSettings({ DATA_DIR: dataDir })
  const printed = await runCommand(settings, ['backup', '--nightly'], { program: PROGRAM })
  expect(printed).toMatch(/\/backups\/site-\S+\.tar: database and 0 files, \d+ KB$/)
  const [name = '', ...others] = readdirSync(join(dataDir, 'backups'))
  expect(name).toMatch(/^site-\d{4}-\d\d-\d\d\.tar$/)
  expect(others).toEqual([])
  expect(await runCommand(settings, ['restore', '--check'], { program: PROGRAM })).toMatch(
    /^site-\S+\.tar of \S+ can be restored: 0 enquiries, 0 applications, 0 files$/,
  )
  const args = ['restore', join(dataDir, 'backups', name)]
  expect(await runProgram({ DATA_DIR: freshFolder() }, args)).toMatchObject({ code: 0 })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { runCommand } from '#app/server/jobs/daily-jobs'
import { freshFolder } from '#tests/support/data-dir'
import { countLosses } from '#tests/support/losses'
import { PROGRAM, runProgram, startProgram } from '#tests/support/program'
import { makeLoad } from '#tests/support/storm'

const BEFORE_AND_AFTER = 150

test('a backup made under load and restored elsewhere has every row acknowledged before it', async () => {
  const dataDir = freshFolder()
  const file = join(freshFolder(), 'site.tar')
  const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' })
  const storm = makeLoad(20)
  let ackedBefore = 0
  let ackedMeanwhile = 0
  async function backUp(): Promise<void> {
    while (storm.acks.length < BEFORE_AND_AFTER) await sleep(10)
    ackedBefore = storm.acks.length
    expect(await runProgram({ DATA_DIR: dataDir }, ['backup', file])).toMatchObject({ code: 0 })
    ackedMeanwhile = storm.acks.length - ackedBefore
    while (storm.acks.length < ackedBefore + ackedMeanwhile + BEFORE_AND_AFTER) await sleep(10)
  }
  await storm.run(program.url, backUp())
  expect(storm.unexpected).toEqual([])

  const elsewhere = freshFolder()
  const startedAt = performance.now()
  expect(await runProgram({ DATA_DIR: elsewhere }, ['restore', file])).toMatchObject({ code: 0 })
  const restored = await startProgram({ DATA_DIR: elsewhere, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' })
  const took = Math.round(performance.now() - startedAt)
  expect((await fetch(`${restored.url}/readyz`)).status).toBe(200)
  expect(await restored.end('SIGTERM')).toBe(0)

  const losses = await countLosses(elsewhere, storm.acks.slice(0, ackedBefore))
  console.log(
    `Backup with ${ackedMeanwhile} stored meanwhile: ${losses.rows} rows of ${storm.acks.length}, serving again after ${took} ms`,
  )
  expect(losses).toMatchObject({ lost: [], broken: [], integrity: 'ok' })
  expect(losses.rows).toBeLessThan(storm.acks.length)
  expect(ackedMeanwhile).toBeGreaterThan(0)

  await program.end('SIGTERM')
  expect(await countLosses(dataDir, storm.acks)).toMatchObject({ lost: [], broken: [] })
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

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpNightly } from '#app/models/backup/create.server'
import { newestBackup } from '#app/models/backup/folders.server'
import { openDataDir } from '#tests/support/site-paths'

test('the last seven nightly backups are kept, and other files are not touched', async () => {
  const { dataDir, db } = openDataDir()
  expect(await newestBackup(dataDir)).toBeUndefined()

  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  const others = ['before-the-move.tar', 'site-2025-01-01.tar.gz']
  for (const name of others) writeFileSync(join(folder, name), '')
  const killed = join(folder, '.site-work-killed')
  mkdirSync(killed)
  utimesSync(killed, 0, 0)
  for (let day = 1; day <= 9; day++) {
    await backUpNightly(db, { dataDir, day: `2026-03-0${day}`, now: day })
  }
  expect(readdirSync(folder).sort()).toEqual([
    ...others,
    ...[3, 4, 5, 6, 7, 8, 9].map((day) => `site-2026-03-0${day}.tar`),
  ])
  expect(await newestBackup(dataDir)).toMatchObject({ name: 'site-2026-03-09.tar' })
}, 30_000)

test('backups made while the clock was ahead are never the newest and are removed first', async () => {
  const { dataDir, db } = openDataDir()
  mkdirSync(join(dataDir, 'backups'))
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((day) => `site-2036-01-0${day}.tar`)
  for (const name of ahead) writeFileSync(join(dataDir, 'backups', name), '')
  for (let day = 1; day <= 7; day++) {
    await backUpNightly(db, { dataDir, day: `2026-03-0${day}`, now: day })
    expect(await newestBackup(dataDir)).toMatchObject({ name: `site-2026-03-0${day}.tar` })
  }
  const kept = [1, 2, 3, 4, 5, 6, 7].map((day) => `site-2026-03-0${day}.tar`)
  expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual(kept)
}, 30_000)

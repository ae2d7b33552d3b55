import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { makeLoad } from '#tests/support/load'
import { countLosses } from '#tests/support/losses'
import { missing } from '#tests/support/machine'
import { mountDisk } from '#tests/support/power-cut-disk'
import { startProgram } from '#tests/support/program'

const CUTS = 20
const lacks = missing({ root: true, commands: ['mkfs.xfs', 'mkfs.ext4', 'mount', 'truncate'] })

test.skipIf(lacks)(`${CUTS} power cuts under load lose no acknowledged row`, async (context) => {
  const disk = mountDisk(context)
  const program = await startProgram({ DATA_DIR: disk.folder, RATE_LIMIT: 'off' })
  const load = makeLoad(20, ['enquiry', 'message', 'enquiry', 'enquiry', 'application'])
  let acked = 0

  async function cutPower(): Promise<void> {
    for (let cut = 0; cut < CUTS; cut++) {
      await sleep(100 + Math.random() * 300)
      // Only rows acknowledged before the cut count.
      const ackedBefore = [...load.acks]
      const losses = await countLosses(disk.cutPower(), ackedBefore)
      expect(losses).toMatchObject({ lost: [], broken: [], integrity: 'ok' })
      acked = ackedBefore.length
    }
  }

  await load.run(program.url, cutPower()).finally(() => program.end('SIGKILL'))
  console.log(`${CUTS} power cuts: ${acked} acknowledged, 0 lost`)
  expect(acked).toBeGreaterThan(CUTS)
})

/** The control: if no row were lost here, the test above would prove nothing. */
test.skipIf(lacks)('the same disk loses rows if commits are not synced', async (context) => {
  const disk = mountDisk(context)
  const db = new Database(`${disk.folder}/control.sqlite`)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  db.exec('create table rows (id integer primary key)')
  const insert = db.prepare('insert into rows default values')
  let isLost = false
  for (let cut = 0; cut < CUTS && !isLost; cut++) {
    for (let row = 0; row < 200; row++) insert.run()
    const written = Number(db.prepare('select count(*) from rows').pluck().get())
    isLost = countRows(`${disk.cutPower()}/control.sqlite`) < written
  }
  db.close()
  expect(isLost).toBe(true)
})

function countRows(file: string): number {
  const db = new Database(file)
  try {
    return Number(db.prepare('select count(*) from rows').pluck().get())
  } catch {
    return 0
  } finally {
    db.close()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { countLosses } from '#tests/support/losses'
import { type Program, startProgram } from '#tests/support/program'
import { makeLoad, type Storm } from '#tests/support/storm'

const KILLS = 12

/** Kills the program at a random moment under load, on a fast or a slow machine. */
async function killLater(program: Program, storm: Storm): Promise<void> {
  const enough = storm.acks.length + 5 + Math.random() * 200
  const latest = Date.now() + 4000
  while (storm.acks.length < enough && Date.now() < latest) await sleep(5)
  await sleep(Math.random() * 20)
  await program.end('SIGKILL')
}

test(`a site killed ${KILLS} times under load keeps each acknowledged row exactly once`, async () => {
  const dataDir = freshFolder()
  const storm = makeLoad()
  for (let kill = 0; kill < KILLS; kill++) {
    const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off' })
    await storm.run(program.url, killLater(program, storm))
  }

  const losses = await countLosses(dataDir, storm.acks)
  console.log(`${KILLS} kills: ${losses.acked} acknowledged, ${losses.lost.length} lost`)
  expect(storm.unexpected).toEqual([])
  expect(losses).toMatchObject({ lost: [], broken: [], integrity: 'ok' })
  expect(losses.acked).toBeGreaterThan(KILLS)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { type Load, makeLoad } from '#tests/support/load'
import { countLosses } from '#tests/support/losses'
import { type Program, startProgram } from '#tests/support/program'

const KILLS = 12

/** Kills the program at a random moment under load, on a fast or a slow machine. */
async function killLater(program: Program, load: Load): Promise<void> {
  const enough = load.acks.length + 5 + Math.random() * 200
  const latest = Date.now() + 4000
  while (load.acks.length < enough && Date.now() < latest) await sleep(5)
  await sleep(Math.random() * 20)
  await program.end('SIGKILL')
}

test(`a site killed ${KILLS} times under load keeps each acknowledged row exactly once`, async () => {
  const dataDir = freshFolder()
  const load = makeLoad()
  for (let kill = 0; kill < KILLS; kill++) {
    const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off' })
    await load.run(program.url, killLater(program, load))
  }

  const losses = await countLosses(dataDir, load.acks)
  console.log(`${KILLS} kills: ${losses.acked} acknowledged, ${losses.lost.length} lost`)
  expect(load.unexpected).toEqual([])
  expect(losses).toMatchObject({ lost: [], broken: [], integrity: 'ok' })
  expect(losses.acked).toBeGreaterThan(KILLS)
})

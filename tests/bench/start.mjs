// Measures the time from the start of the process to the first page, on a built and migrated site.
import { spawnSync } from 'node:child_process'

import { median } from './figures.mjs'

export const title = 'Start'
const ROUNDS = 7

export async function measure({ port, startSite }) {
  await (await startSite({ port })).end()
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const site = await startSite({ port, core: null })
    times.push(performance.now() - started)
    await site.end()
  }
  const bare = []
  for (let round = 0; round < ROUNDS; round++) bare.push(startNothing())
  return [
    {
      figure: 'first page after the start',
      ours: median(times),
      unit: 'ms',
      reference: median(bare),
      name: 'Node doing nothing',
      atMost: 500,
    },
  ]
}

function startNothing() {
  const started = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - started
}

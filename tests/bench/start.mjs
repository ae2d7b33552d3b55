// From the start of the process to the first whole page, on a built and migrated site.
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
  for (let round = 0; round < ROUNDS; round++) bare.push(await startNothing())
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

async function startNothing() {
  const { spawnSync } = await import('node:child_process')
  const started = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - started
}

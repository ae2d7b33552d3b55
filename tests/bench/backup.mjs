// The event-loop delay of the site while it stores enquiries: without a backup, and during each kind of backup.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const title = 'Backups while the site runs: 120 MB of database, 100 enquiries a second'

const SECONDS = 15
const PER_SECOND = 100
/** A commit waits for the disk that the backup writes to; a tenth of a second is not noticeable. */
const WORST_MS = 100
const ROWS = ['--enquiries', '80000', '--applications', '1000']

export async function measure({ folder, port, startSite }) {
  const seed = ['scripts/bundled.mjs', 'db/seed/main.ts', ...ROWS]
  await run(process.execPath, seed, { env: { ...process.env, DATA_DIR: folder } })
  const delays = join(folder, 'delays')
  const preload = new URL('loop-delay.cjs', import.meta.url).pathname
  const env = { NODE_OPTIONS: `--require=${preload}`, BENCH_LOOP: delays, NIGHTLY_BACKUP: 'off' }
  const site = await startSite({ port, core: null, env })
  await site.untilIdle()
  const backUp = (...words) =>
    run(process.execPath, [site.program, 'backup', ...words], {
      env: { ...process.env, DATA_DIR: folder },
    })
  const phases = {
    without: () => sleep(SECONDS * 1000),
    'the nightly backup': () => backUp('--nightly'),
    '"site backup"': () => backUp(join(folder, 'one.tar')),
  }
  // Warms up: the first hundreds of enquiries are slower.
  await writeDuring(site.origin, () => sleep(5000))
  const results = []
  for (const [name, phase] of Object.entries(phases)) {
    const begun = Date.now()
    await writeDuring(site.origin, phase)
    results.push({ name, ...longestDelays(delays, begun, Date.now()) })
  }
  await site.end()
  const [without, ...others] = results
  return others.flatMap(({ name, worst, p99, seconds }) => [
    {
      figure: `latest turn during ${name} (${seconds} s)`,
      ours: worst,
      reference: without.worst,
      unit: 'ms',
      name: 'without',
      atMost: WORST_MS,
    },
    {
      figure: `latest turn of a tenth of a second, p99, ${name}`,
      ours: p99,
      reference: without.p99,
      unit: 'ms',
      name: 'without',
      ratio: p99 / without.p99,
    },
  ])
}

/** Sends enquiries at a steady rate, independent of response times, until `phase` is over. */
async function writeDuring(origin, phase) {
  let isOver = false
  const open = new Set()
  const over = phase().finally(() => {
    isOver = true
  })
  for (let due = performance.now(); !isOver; due += 1000 / PER_SECOND) {
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const sent = send(origin).finally(() => open.delete(sent))
    open.add(sent)
  }
  await Promise.all([over, ...open])
}

let count = 0

async function send(origin) {
  count++
  const body = JSON.stringify({
    name: 'Asha Verma',
    email: `asha${count}@example.in`,
    desc: `OTP messages for a clinic in Lucknow, number ${count}`,
  })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${origin}/enquiry/send`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(`An enquiry got ${response.status}`)
  await response.arrayBuffer()
}

function longestDelays(file, from, until) {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const turns = lines
    .map((line) => line.split(' ').map(Number))
    .filter(([at]) => at > from && at <= until)
    .map(([, ms]) => ms)
    .sort((a, b) => a - b)
  return {
    worst: turns.at(-1),
    p99: turns[Math.floor(turns.length * 0.99)],
    seconds: Math.round((until - from) / 1000),
  }
}

// How late the site's event loop is while it takes in enquiries: without a backup, and during each kind.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const title = 'Backups while the site runs: 120 MB of database, 100 enquiries a second'

const SECONDS = 15
const PER_SECOND = 100
/** A commit waits for the disk that the backup writes to; nobody notices a tenth of a second. */
const WORST_MS = 100
const ROWS = ['--enquiries', '80000', '--applications', '1000']

export async function measure({ folder, port, startSite }) {
  const seed = ['scripts/bundled.mjs', 'db/seed/main.ts', ...ROWS]
  await run(process.execPath, seed, { env: { ...process.env, DATA_DIR: folder } })
  const lateness = join(folder, 'lateness')
  const preload = new URL('loop-delay.cjs', import.meta.url).pathname
  const env = { NODE_OPTIONS: `--require=${preload}`, BENCH_LOOP: lateness, NIGHTLY_BACKUP: 'off' }
  const site = await startSite({ port, core: null, env })
  await site.isFilled()
  const backUp = (...words) =>
    run(process.execPath, [site.program, 'backup', ...words], {
      env: { ...process.env, DATA_DIR: folder },
    })
  const phases = {
    without: () => sleep(SECONDS * 1000),
    'the nightly backup': () => backUp('--nightly'),
    '"site backup"': () => backUp(join(folder, 'one.tar')),
  }
  // The first hundreds of enquiries are slower than those that follow.
  await writeDuring(site.origin, () => sleep(5000))
  const results = []
  for (const [name, phase] of Object.entries(phases)) {
    const begun = Date.now()
    await writeDuring(site.origin, phase)
    results.push({ name, ...latest(lateness, begun, Date.now()) })
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

/** Sends enquiries at a steady pace, whatever the answers take, until `phase` is over. */
async function writeDuring(origin, phase) {
  let isOver = false
  const under = new Set()
  const over = phase().finally(() => {
    isOver = true
  })
  for (let due = performance.now(); !isOver; due += 1000 / PER_SECOND) {
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const sent = send(origin).finally(() => under.delete(sent))
    under.add(sent)
  }
  await Promise.all([over, ...under])
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
  const answer = await fetch(`${origin}/enquiry/send`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`An enquiry was answered with ${answer.status}`)
  await answer.arrayBuffer()
}

function latest(file, from, until) {
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

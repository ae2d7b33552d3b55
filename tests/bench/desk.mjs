// Measures desk pages with 100,000 and a million enquiries; npm run bench:search measures this subject alone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

import { startSite } from './site.mjs'

export const title = 'Desk: processor time of a page over HTTP, p95'

const SIZES = [
  { rows: '100,000', name: 'hundred', applications: '50000', atMost: 20 },
  { rows: '1,000,000', name: 'million', applications: '100000', atMost: 60 },
]
const ROUNDS = 20
const WARM_UP_ROUNDS = 10
export const SECRET_KEY = 'a key that only this bench knows of'
const BENCH = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }

export const PATHS = [
  '/admin',
  '/admin?view=cards',
  '/admin?overview=open',
  '/admin?sort=newest',
  '/admin?sort=oldest',
  '/admin?page=3000-after-closed-30000',
  '/admin?show=today',
  '/admin?show=due',
  '/admin?assignee=nobody&status=open',
  '/admin?status=Closed',
  '/admin?type=Contact',
  '/admin?assignee=nobody',
  '/admin?folder=spam',
  '/admin?status=Pending&type=Contact',
  ...[
    'kumar',
    'gmail',
    '@gmail.com',
    'rahul.kumar1',
    'zzzzq',
    'राहुल',
    '98765 43210',
    'Y4NY',
    'furnishings',
  ].map((needle) => `/admin?q=${encodeURIComponent(needle)}`),
  '/admin?q=kumar&status=New',
  '/admin?q=kumar&status=Closed',
  '/admin?q=gmail&type=Contact',
  '/admin/jobs',
  '/admin/jobs?folder=bin',
  '/admin/jobs?role=cloud',
  '/admin/jobs?gender=male&years=3',
  '/admin/jobs?q=kumar',
  '/admin/jobs?q=cloud+engineer',
]

export async function measure({ port }) {
  const rows = []
  for (const size of SIZES) rows.push(...(await measureSize(size, port)))
  return rows
}

async function measureSize({ rows, name, applications, atMost }, port) {
  if (name === 'million' && !isFilled(name) && process.env.BENCH_MILLION !== '1') {
    return [{ skipped: `desk with ${rows} rows: BENCH_MILLION=1 fills the database` }]
  }
  const folder = filled(name, rows.replaceAll(',', ''), applications)
  const env = { ADMIN_SECRET_KEY: SECRET_KEY, NIGHTLY_BACKUP: 'off' }
  const site = await startSite(folder, { port, core: null, env })
  await site.untilIdle()
  const headers = { Cookie: await logIn(site.origin) }
  const visit = (path) => fetch(site.origin + path, { headers }).then(read)
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const path of PATHS) await visit(path)
  }
  const pages = []
  for (const path of PATHS) {
    const times = []
    for (let round = 0; round < ROUNDS; round++) {
      times.push(await cpuOf(site.pid, () => visit(path)))
    }
    pages.push({ path: decodeURIComponent(path), times, ms: p95(times) })
  }
  await site.end()
  pages.sort((one, other) => other.ms - one.ms)
  const slowest = pages[0]
  return [
    {
      figure: `${rows} rows, of all pages`,
      ours: p95(pages.flatMap(({ times }) => times)),
      unit: 'ms',
      atMost,
    },
    { figure: `… slowest: ${slowest.path}`, ours: slowest.ms, unit: 'ms' },
    {
      figure: '… the list without a filter',
      ours: pages.find(({ path }) => path === '/admin').ms,
      unit: 'ms',
    },
  ]
}

const folderOf = (name) => `.cache/bench/${name}`
const isFilled = (name) => existsSync(`${folderOf(name)}/db/site.sqlite`)

/** @returns a data directory with that many rows, which stays for the next run */
export function filled(
  name = SIZES[0].name,
  enquiries = '100000',
  applications = SIZES[0].applications,
) {
  const folder = folderOf(name)
  if (isFilled(name)) return folder
  console.error(`filling ${folder} …`)
  rmSync(folder, { recursive: true, force: true })
  const args = ['scripts/bundled.mjs', 'db/seed/main.ts', '--enquiries', enquiries]
  const { status } = spawnSync(process.execPath, [...args, '--applications', applications], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: folder },
  })
  if (status !== 0) throw new Error(`${folder} could not be filled`)
  return folder
}

export async function logIn(origin) {
  const headers = { 'Content-Type': 'application/json' }
  const post = (path, body) =>
    fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/admin/adminSignup', { ...BENCH, secretKey: SECRET_KEY })
  const form = new URLSearchParams({ email: BENCH.email, password: BENCH.password })
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { Origin: origin },
    body: form,
    redirect: 'manual',
  })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  if (response.status !== 303) throw new Error(`The login got ${response.status}`)
  return cookie.join('; ')
}

export async function read(response) {
  if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`)
  await response.text()
}

/** Processor time of the serving thread, in milliseconds; other work on the machine hardly changes it. */
async function cpuOf(pid, work) {
  const before = nanoseconds(pid)
  await work()
  return (nanoseconds(pid) - before) / 1e6
}

export const nanoseconds = (pid) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

export function p95(times) {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]
}

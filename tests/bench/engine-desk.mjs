// Measures the same desk pages with the same 100,000 enquiries on both engines.
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { filled, logIn, nanoseconds, PATHS, p95, read, SECRET_KEY } from './desk.mjs'
import { createDatabase, startOn, withClient } from './engine-sites.mjs'
import { makeFolder } from './site.mjs'

const ROUNDS = 10
const WARM_UP_ROUNDS = 5

export async function measureDesks(server, port) {
  const folder = filled()
  const url = await createDatabase(server, 'desk')
  await fill(server, folder, url)
  const sqlite = await startOn(folder, port)
  const postgres = await startOn(makeFolder(), port + 1, url)
  const desks = [
    { name: 'SQLite', site: sqlite, cost: () => nanoseconds(sqlite.pid) },
    {
      name: 'PostgreSQL',
      site: postgres,
      cost: () => nanoseconds(postgres.pid) + costOf(server),
    },
  ]
  for (const desk of desks) {
    await desk.site.untilIdle()
    desk.headers = { Cookie: await logIn(desk.site.origin) }
    desk.pages = PATHS.map((path) => ({ path, times: [] }))
  }
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const desk of desks) await visitAll(desk, round >= 0)
  }
  for (const { site } of desks) await site.end()
  const [theirs, ours] = desks.map(({ pages }) => p95(pages.flatMap(({ times }) => times)))
  const slowest = desks[1].pages
    .map(({ path, times }) => ({ path: decodeURIComponent(path), ms: p95(times) }))
    .toSorted((one, other) => other.ms - one.ms)[0]
  return [
    {
      figure: 'desk page, 100,000 rows, processor time of site and database, p95, PostgreSQL',
      ours,
      unit: 'ms',
      reference: theirs,
      name: 'SQLite',
      ratio: ours / theirs,
    },
    { figure: `… slowest: ${slowest.path}`, ours: slowest.ms, unit: 'ms' },
  ]
}

async function visitAll({ site, headers, pages, cost }, isMeasured) {
  for (const { path, times } of pages) {
    const before = cost()
    await fetch(site.origin + path, { headers }).then(read)
    if (isMeasured) times.push((cost() - before) / 1e6)
  }
}

/** Processor time of every running process of the server. */
function costOf({ folder }) {
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.reduce((all, child) => all + nanosecondsOf(child), 0)
}

function nanosecondsOf(pid) {
  try {
    return nanoseconds(pid)
  } catch {
    return 0
  }
}

/**
 * Keeps a dump for the next run, because moving takes minutes. A dump lacks the statistics and the visibility map, which
 * the server writes within minutes.
 */
async function fill(server, folder, url) {
  const kept = join(folder, 'postgres.dump')
  const dump = join(server.folder, 'dump')
  if (existsSync(kept)) {
    copyFileSync(kept, dump)
    chmodSync(dump, 0o644)
    server.run('pg_restore', ['--no-owner', '--dbname', url, dump])
    return withClient(url, (client) => client.query('vacuum analyze'))
  }
  console.error('moving 100,000 rows to PostgreSQL …')
  const { status } = spawnSync(process.execPath, ['build/site/main.cjs', 'move', '--to', url], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, ADMIN_SECRET_KEY: SECRET_KEY },
  })
  if (status !== 0) throw new Error('The rows could not be moved')
  server.run('pg_dump', ['--format', 'custom', '--compress', '1', '--file', dump, url])
  copyFileSync(dump, kept)
}

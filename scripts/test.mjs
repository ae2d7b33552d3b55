import { mkdirSync, openSync, readFileSync } from 'node:fs'

import { findChromium } from './chromium.mjs'
import { exitCodeOf } from './install.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureBinary, prepareCheckout } from './prepare.mjs'

const FUZZ_RUNS = process.env.FUZZ_RUNS ?? '75'

const failedLogs = []

async function stage(title, works) {
  console.log(`\n— ${title}`)
  const begun = performance.now()
  const codes = await Promise.all(works)
  for (const log of failedLogs) console.log(log)
  console.log(`— ${title}: ${Math.round((performance.now() - begun) / 1000)} s`)
  if (codes.some(Boolean)) process.exit(1)
}

const source = () => [
  exitCodeOf('tsc', ['--noEmit']),
  exitCodeOf('biome', ['check', '--error-on-warnings', '.']),
  exitCodeOf('drizzle-kit', ['check'], { DATABASE_URL: '' }),
  exitCodeOf('drizzle-kit', ['check'], { DATABASE_URL: 'postgres://localhost' }),
]
const unit = () => exitCodeOf('vitest', ['run'])

async function onPostgres() {
  if (findPostgres() !== undefined) {
    return exitCodeOf('vitest', ['run', '--config', 'vitest.postgres.config.ts'])
  }
  console.log(
    'NOT RUN: the tests on PostgreSQL, because no server is installed and none is packed for this machine.',
  )
  return 0
}

/** Lines of the summary of Vitest. */
const SUMMARY = 6

/** Runs beside the browser tests. The stage prints what failed last, where nobody misses it. */
async function logged(name, env = {}) {
  mkdirSync('.cache', { recursive: true })
  const path = `.cache/${name}.log`
  const output = openSync(path, 'w')
  const args = ['run', '--config', `vitest.${name}.config.ts`]
  const code = await exitCodeOf('vitest', args, env, ['ignore', output, output])
  const log = readFileSync(path, 'utf8').trimEnd()
  if (code) failedLogs.push(log)
  else console.log(`\n${name}: all of ${path}\n${log.split('\n').slice(-SUMMARY).join('\n')}`)
  return code
}

await prepareCheckout()
if (process.argv[2] === 'check') {
  await stage('types, lint, migrations, unit and route tests', [...source(), unit()])
  process.exit()
}
const browser = findChromium()
await stage('build, executable, types, lint and migrations', [ensureBinary(), ...source()])
await stage('unit and route tests', [unit()])
await stage('models, routes and jobs on PostgreSQL', [onPostgres()])
const chromium = await browser
const browserTests = exitCodeOf('playwright', ['test'], chromium)
await stage('faults, a short fuzz and browser tests', [
  logged('faults'),
  logged('fuzz', { FUZZ_RUNS }),
  browserTests,
])
const smoke = ['test', '--project=with JavaScript', 'tests/e2e/enquiry.spec.ts']
await stage('browser smoke of the executable', [
  exitCodeOf('playwright', smoke, { ...chromium, SITE_PROGRAM: 'dist/site' }),
])

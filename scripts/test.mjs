// npm test: installs what it lacks, a browser too, and runs every check there is.
import { findChromium } from './chromium.mjs'
import { begin, run } from './install.mjs'
import { ensureBinary, getReady } from './ready.mjs'

const node = getReady()
const bin = (name, ...args) => run(node, [`node_modules/${name}`, ...args])
const step = (title) => console.log(`\n— ${title}`)

const typecheck = begin(node, ['node_modules/typescript/bin/tsc', '--noEmit'])
const browser = begin(node, ['scripts/fetch-chromium.mjs'])
step('typecheck, and the build and the executable beside it')
ensureBinary(node)
await typecheck()
step('lint')
bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
step('migrations match the schema')
bin('drizzle-kit/bin.cjs', 'check')
step('unit and route tests')
bin('vitest/vitest.mjs', 'run')
step('faults of the built program, beside a short run of npm run test:fuzz at every endpoint')
const depth = { FUZZ_RUNS: '150', ...process.env }
const strange = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.fuzz.config.ts']
const fuzz = begin(node, strange, depth)
bin('vitest/vitest.mjs', 'run', '--config', 'vitest.faults.config.ts')
await fuzz()
step('browser tests, with and without JavaScript')
await browser()
const chromium = findChromium(node)
run(node, ['node_modules/@playwright/test/cli.js', 'test'], { ...process.env, ...chromium })
step('browser smoke of the executable')
const executable = { ...process.env, ...chromium, SITE_PROGRAM: 'dist/site' }
const smoke = ['test', '--project=with JavaScript', 'tests/e2e/enquiry.spec.ts']
run(node, ['node_modules/@playwright/test/cli.js', ...smoke], executable)

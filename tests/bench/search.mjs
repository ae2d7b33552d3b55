// npm run bench:search: fills two databases below .cache once, then prints what the pages of the desk ask of them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SIZES = {
  hundred: ['--enquiries', '100000', '--applications', '50000'],
  million: ['--enquiries', '1000000', '--applications', '100000'],
}

function bundled(file, args, env = {}) {
  const { status } = spawnSync(process.execPath, ['scripts/bundled.mjs', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

for (const [name, size] of Object.entries(SIZES)) {
  const folder = `.cache/bench/${name}`
  if (existsSync(`${folder}/db/site.sqlite`)) continue
  console.log(`Filling ${folder} …`)
  bundled('db/seed/main.ts', [...size, '--until', '2026-11-01'], { DATA_DIR: folder })
}
bundled('tests/bench/search/main.ts', process.argv.slice(2))

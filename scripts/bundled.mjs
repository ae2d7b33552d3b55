// Runs a TypeScript program of this repository on the pinned Node: node scripts/bundled.mjs FILE [arguments]
import { spawnSync } from 'node:child_process'
import { basename, join, resolve } from 'node:path'

import { getReady, settingsFile } from './ready.mjs'

const [file, ...args] = process.argv.slice(2)
const node = getReady()
if (process.execPath !== resolve(node) && !process.env.BUNDLING) {
  const again = [...settingsFile(), 'scripts/bundled.mjs', file, ...args]
  const env = { ...process.env, BUNDLING: '1' }
  process.exit(spawnSync(node, again, { stdio: 'inherit', env }).status ?? 1)
}

const { build } = await import('vite')
const name = basename(file, '.ts')
const outDir = join('.cache', 'bundled', file)
await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: file, outDir, emptyOutDir: true, target: 'node24', minify: false },
})
process.argv.splice(2, 1)
await import(resolve(outDir, `${name}.js`))

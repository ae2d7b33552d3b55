// Runs a TypeScript program of this repository: node scripts/bundled.mjs FILE [arguments]
import { basename } from 'node:path'
import { loadSettings } from '../app/server/env-file.mjs'
import { run } from './install.mjs'
import { prepareCheckout } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
loadSettings()
await prepareCheckout()
const { build } = await import('vite')
const outDir = `.cache/bundled/${file}`
await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: file, outDir, emptyOutDir: true, target: 'node24', minify: false },
})
await run('node', [`${outDir}/${basename(file, '.ts')}.js`, ...args])

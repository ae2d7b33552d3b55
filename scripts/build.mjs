// Builds the client, the server and the program, and packs what never changes once and for all.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { bundleProgram } from './program.mjs'
import { ensureShareImages } from './ready.mjs'

await import('./assets.mjs')
ensureShareImages(process.execPath)
execFileSync(
  process.execPath,
  ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)

await bundleProgram()

for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(css|csv|js|json|svg|txt|webmanifest)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const plain = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }))
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
}

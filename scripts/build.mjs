import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { run } from './install.mjs'
import { ensureAssets, ensureShareImages } from './prepare.mjs'
import { bundleProgram } from './program.mjs'

await ensureAssets()
await ensureShareImages()
await run('remix', ['vite:build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
await bundleProgram()

for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(css|js|svg)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const plain = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }))
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
}

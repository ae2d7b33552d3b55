import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ensureInstalled, run } from './install.mjs'

export async function getReady() {
  await ensureInstalled()
  await run('node', ['scripts/node-version.mjs'])
  await ensureAssets()
  await ensureShareImages()
}

export const ensureAssets = () =>
  whenStale(
    'app/assets/generated/.stamp',
    ['scripts/assets.mjs', 'scripts/fonts.mjs', 'app/ui/icons.json', 'package-lock.json'],
    () => run('node', ['scripts/assets.mjs']),
  )

export const ensureShareImages = () =>
  whenStale(
    'public/og/.stamp',
    [
      'scripts/fonts.mjs',
      'scripts/share-images.mjs',
      'scripts/share-images',
      'app/content',
      'app/models/company',
      join(process.env.DATA_DIR || '.', 'company.json'),
      'app/styles/scenes.css',
      'app/styles/tokens.css',
      'app/ui/icons.json',
      'app/ui/scenes',
      'package-lock.json',
    ],
    () => run('node', ['scripts/share-images.mjs']),
  )

export const ensureBuilt = () =>
  whenStale(
    'build/.stamp',
    ['app', 'db', 'public', 'scripts', 'package-lock.json', 'remix.config.js', 'vite.config.ts'],
    () => {
      console.log('Building …')
      return run('node', ['scripts/build.mjs'])
    },
  )

export async function ensureBinary() {
  await ensureBuilt()
  await whenStale(
    'dist/.stamp',
    ['build/.stamp', 'scripts/binary', 'app/server/addons.ts', 'package-lock.json'],
    () => run('node', ['scripts/binary/make.mjs']),
  )
}

export const settingsFile = () => (existsSync('.env') ? ['--env-file=.env'] : [])

/** With DATA_DIR=. the database lies beside the schema. */
const DATA = /^db\/[^/]+\.(sqlite|lock)/

/**
 * Does `work` only if `inputs` (files and folders) changed since it was last done; `stamp` is the file that remembers.
 */
export async function whenStale(stamp, inputs, work) {
  const now = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.filter(existsSync).flatMap(filesBelow).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('assets/generated/') && !DATA.test(file))
}

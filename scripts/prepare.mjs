import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureInstalled, run } from './install.mjs'
import { whenStale } from './stale.mjs'

export async function prepareCheckout() {
  await ensureInstalled()
  await run('node', ['scripts/node-version.mjs'])
  await ensureAssets()
  await ensureShareImages()
}

export const ensureAssets = () =>
  whenStale(
    'app/assets/generated/.stamp',
    ['scripts/assets.mjs', 'scripts/fonts.mjs', 'app/content/icons.json', 'package-lock.json'],
    () => run('node', ['scripts/assets.mjs']),
  )

export async function ensureShareImages() {
  const brand = await publishedBrand()
  await whenStale(
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
      'app/content/icons.json',
      'app/ui/scenes',
      'package-lock.json',
    ],
    () => run('node', ['scripts/share-images.mjs', brand]),
    brand,
  )
}

/** @returns the brand colour that the desk published last, "shipped" for that of the program; '' without one */
async function publishedBrand() {
  const file = join(process.env.DATA_DIR || '.', 'db', 'site.sqlite')
  if (!existsSync(file)) return ''
  const { default: Database } = await import('better-sqlite3')
  const newest =
    "select coalesce(json_extract(nullif(value, ''), '$.brand'), 'shipped') from content_versions where document = 'company' order by id desc limit 1"
  try {
    const database = new Database(file, { readonly: true })
    const brand = database.prepare(newest).pluck().get()
    database.close()
    return `${brand ?? ''}`
  } catch {
    return ''
  }
}

const BUILD_INPUTS =
  'app db deploy public scripts package.json package-lock.json remix.config.js tsconfig.json vite.config.ts'.split(
    ' ',
  )

export const ensureBuilt = () =>
  whenStale('build/.stamp', BUILD_INPUTS, () => {
    console.log('Building …')
    return run('node', ['scripts/build.mjs'])
  })

export async function ensureBinary() {
  await ensureBuilt()
  await whenStale(
    'dist/.stamp',
    ['build/.stamp', 'scripts/binary', 'app/server/addons.ts', 'package-lock.json'],
    () => run('node', ['scripts/binary/make.mjs']),
  )
}

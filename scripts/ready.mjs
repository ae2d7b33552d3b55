import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureInstalled, run, runtime } from './install.mjs'
import { whenStale } from './stale.mjs'

/** Installs and derives what development, tests and the build all need. @returns the Node to go on with */
export function getReady() {
  ensureInstalled()
  const node = runtime()
  const inputs = [
    'scripts/assets.mjs',
    'scripts/font-files.mjs',
    'scripts/font-tables.mjs',
    'scripts/fonts.mjs',
    'scripts/wide-kerning.mjs',
    'app/ui/icons.json',
    'package-lock.json',
  ]
  whenStale('app/assets/generated/.stamp', inputs, () => run(node, ['scripts/assets.mjs']))
  ensureShareImages(node)
  return node
}

/** Draws the share images and icons if anything that they show changed. */
export function ensureShareImages(node) {
  const inputs = [
    'scripts/font-files.mjs',
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
  ]
  whenStale('public/og/.stamp', inputs, () => run(node, ['scripts/share-images.mjs']))
}

/** Builds the site if anything it is made of changed. */
export function ensureBuilt(node) {
  const inputs = [
    'app',
    'db',
    'public',
    'scripts',
    'package-lock.json',
    'remix.config.js',
    'vite.config.ts',
  ]
  whenStale('build/.stamp', inputs, () => {
    console.log('Building …')
    run(node, ['scripts/build.mjs'])
  })
}

/** Makes the executable if the build or what packs it changed. */
export function ensureBinary(node) {
  ensureBuilt(node)
  const inputs = ['build/.stamp', 'scripts/binary', 'app/server/addons.ts', 'package-lock.json']
  whenStale('dist/.stamp', inputs, () => run(node, ['scripts/binary/make.mjs']))
}

/** How Node is told to read `.env`, where there is one. */
export function settingsFile() {
  return existsSync('.env') ? ['--env-file=.env'] : []
}

import { ensureInstalled, run, runtime } from './install.mjs'
import { whenStale } from './stale.mjs'

/** Installs and derives what development, tests and the build all need. @returns the Node to go on with */
export function getReady() {
  ensureInstalled()
  const node = runtime()
  const inputs = ['scripts/assets.mjs', 'app/ui/icons.json', 'package-lock.json']
  whenStale('app/assets/generated/.stamp', inputs, () => run(node, ['scripts/assets.mjs']))
  return node
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

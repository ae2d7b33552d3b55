import { run } from './install.mjs'
import { loadSettings, prepareCheckout } from './prepare.mjs'

loadSettings()
await prepareCheckout()
await run('node', ['node_modules/.bin/remix', 'vite:dev'])

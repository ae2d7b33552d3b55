import { loadSettings } from '../app/server/env-file.mjs'
import { run } from './install.mjs'
import { prepareCheckout } from './prepare.mjs'

loadSettings()
await prepareCheckout()
await run('node', ['node_modules/.bin/remix', 'vite:dev'])

import { loadSettings } from '../app/server/env-file.mjs'
import { run } from './install.mjs'
import { ensureBuilt, prepareCheckout } from './prepare.mjs'

loadSettings()
await prepareCheckout()
await ensureBuilt()
// Node keeps the compiled code for the next start; the executable contains it.
const environment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: '.cache/compile' }
await run('node', ['build/site/main.cjs'], environment)

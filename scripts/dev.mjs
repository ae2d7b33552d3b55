import { run } from './install.mjs'
import { getReady, loadSettings } from './ready.mjs'

loadSettings()
await getReady()
await run('node', ['node_modules/.bin/remix', 'vite:dev'])

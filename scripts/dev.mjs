import { run } from './install.mjs'
import { getReady, settingsFile } from './ready.mjs'

await getReady()
await run('node', [...settingsFile(), 'node_modules/.bin/remix', 'vite:dev'])

import { run } from './install.mjs'
import { ensureBuilt, getReady, settingsFile } from './ready.mjs'

await getReady()
await ensureBuilt()
// The executable has its code compiled inside.
const environment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: '.cache/compile' }
await run('node', [...settingsFile(), 'build/site/main.cjs'], environment)

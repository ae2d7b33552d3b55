import { run } from './install.mjs'
import { ensureBuilt, getReady, settingsFile } from './ready.mjs'

await getReady()
await ensureBuilt()
await run('node', [...settingsFile(), 'build/site/main.cjs'], { NODE_ENV: 'production' })

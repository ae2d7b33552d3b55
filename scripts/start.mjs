import { spawn } from 'node:child_process'

import { npmEnvironment } from './install.mjs'
import { ensureBuilt, getReady, settingsFile } from './ready.mjs'

await getReady()
await ensureBuilt()

const site = spawn('node', [...settingsFile(), 'build/site/main.cjs'], {
  stdio: 'inherit',
  env: { ...npmEnvironment(), NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

// npm start: installs what is missing, builds what is stale, and serves.
import { spawn } from 'node:child_process'

import { ensureBuilt, getReady, settingsFile } from './ready.mjs'

const node = getReady()
ensureBuilt(node)

const site = spawn(node, [...settingsFile(), 'build/site/main.cjs'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

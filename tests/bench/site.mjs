import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { cpuSeconds, startServer } from './process.mjs'

const PROGRAM = 'build/site/main.cjs'

if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: run "npm run build" first`)

/** @returns a temporary folder, removed when the bench ends */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the built site with a data directory, by default on core 0, and waits until it responds. */
export async function startSite(folder, { port, core, env = {} }) {
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: '.cache/compile',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const command = [process.execPath, PROGRAM]
  const server = await startServer(command, `${origin}/`, environment, core)
  return { ...server, origin, program: PROGRAM, untilIdle: () => untilIdle(server.pid) }
}

/** Waits until the requested pages are compressed, which happens after the response. */
async function untilIdle(pid) {
  for (let before = -1; cpuSeconds(pid) - before > 0.1; ) {
    before = cpuSeconds(pid)
    await sleep(1000)
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isSea } from 'node:sea'

import { runCommand } from './commands/run'

// npm's scripts read .env themselves.
if (isSea() && existsSync('.env')) process.loadEnvFile('.env')

const clientFolder = join(import.meta.dirname, '..', 'client')
void runCommand(process.argv.slice(2), { clientFolder }).then((code) => {
  process.exitCode = code
})

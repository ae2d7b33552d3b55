import './dot-env'
import { join } from 'node:path'
import { runCommand } from './commands/run'

const clientFolder = join(import.meta.dirname, '..', 'client')
void runCommand(process.argv.slice(2), { clientFolder }).then((code) => {
  process.exitCode = code
})

import { SettingsError } from '#app/models/company/environment.server'
import { findMisspelt } from '#app/models/company/settings.server'
import { VERSION } from '#app/models/version'
import { DatabaseError } from '#db/database.server'
import { isPostgres } from '#db/engine'
import postgres from '#db/migrations/postgres/meta/_journal.json'
import sqlite from '#db/migrations/sqlite/meta/_journal.json'
import { EXIT, isCommandError } from '../exit-codes'
import { explainStorage } from '../explain-storage'
import { describeRelease } from '../install/release'
import { exitOnSignal, exitWithReader } from '../terminal'

export interface Program {
  clientFolder: string
}

interface Command {
  help: string
  /** @returns the exit code, by default 0 @throws CommandError */
  run(args: string[], program: Program): Promise<void> | Promise<number>
}

const COMMANDS: [name: string, summary: string, load: () => Promise<Command>][] = [
  ['serve', 'serve the site (what happens without a command)', () => import('./serve')],
  ['check', 'check settings, database, disk and email', () => import('./check')],
  ['ready', 'say whether the running site is ready', () => import('./ready')],
  ['install', 'install this executable as a service', () => import('./install')],
  ['update', 'replace the installed program, or go back if it fails', () => import('./update')],
  ['admin', 'create, list and remove staff accounts', () => import('./admin')],
  ['mail', 'send a test email', () => import('./mail')],
  ['backup', 'put database and files into one archive', () => import('./backup')],
  ['restore', 'put a backup into an empty data directory', () => import('./restore')],
  ['move', 'copy the site into PostgreSQL, or back', () => import('./move')],
  ['export', 'write enquiries or applications as an Excel file or CSV', () => import('./export')],
  ['content', 'give or take the texts of the site as files', () => import('./content')],
  ['erase', 'erase everything about one person', () => import('./erase')],
  ['receipt', 'verify a receipt of an erasure', () => import('./receipt')],
  ['licences', 'list what is inside, with its licences', () => import('./licences')],
]

export async function runCommand(args: string[], program: Program): Promise<number> {
  const [first = 'serve', ...rest] = args
  if (first === '--help' || first === '-h' || first === 'help') {
    console.log(overview())
    return EXIT.ok
  }
  if (first === '--version') {
    const migrations = (isPostgres ? postgres : sqlite).entries.map(({ tag }) => tag)
    console.log(describeRelease({ version: VERSION, migrations }))
    return EXIT.ok
  }
  const [name, , load] = COMMANDS.find(([known]) => known === first) ?? []
  if (!name || !load) {
    console.error(`There is no command "${first}".\n\n${overview()}`)
    return EXIT.usage
  }
  if (name !== 'serve' && name !== 'update') {
    exitWithReader()
    exitOnSignal()
  }
  try {
    const command = await load()
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help)
      return EXIT.ok
    }
    for (const sentence of findMisspelt(process.env)) console.error(sentence)
    return (await command.run(rest, program)) ?? EXIT.ok
  } catch (error) {
    return explain(error, name)
  }
}

function overview(): string {
  const lines = COMMANDS.map(([name, summary]) => `  site ${name.padEnd(9)} ${summary}`)
  return `Usage: site [command]\n\n${lines.join('\n')}\n\n"site COMMAND --help" says more, "site --version" which one this is. Settings are environment variables.`
}

function explain(error: unknown, command: string): number {
  if (error instanceof SettingsError || error instanceof DatabaseError) {
    console.error(`The site cannot start:\n${error.message}`)
    return error instanceof DatabaseError && error.isTransient ? EXIT.tryLater : EXIT.config
  }
  if (isCommandError(error)) {
    console.error(error.message)
    if (error.code === EXIT.usage) console.error(`See: site ${command} --help`)
    return error.code
  }
  const fault = explainStorage(error)
  console.error(fault?.message ?? error)
  return fault?.code ?? EXIT.software
}

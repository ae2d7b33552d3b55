import { SettingsError } from '#app/models/settings.server'
import { DatabaseRefusal } from '#db/refusal.server'
import { EXIT, isCommandError } from '../exit-codes'

/** What a command knows of the program it belongs to. */
export interface Program {
  /** Where the build lies that is not inside an executable. */
  clientFolder: string
}

interface Command {
  help: string
  run(words: string[], program: Program): Promise<number>
}

interface Entry {
  name: string
  summary: string
  load(): Promise<Command>
}

/** In the order in which an operator meets them. */
const COMMANDS: Entry[] = [
  {
    name: 'serve',
    summary: 'serve the site (what happens without a command)',
    load: () => import('./serve'),
  },
]

/** Runs the command that the words of the command line name. @returns the exit code */
export async function runCommand(args: string[], program: Program): Promise<number> {
  const [first = 'serve', ...rest] = args
  if (first === '--help' || first === '-h' || first === 'help') {
    console.log(overview())
    return EXIT.ok
  }
  if (first === '--version') {
    console.log(`site ${import.meta.env.SITE_VERSION} (Node ${process.versions.node})`)
    return EXIT.ok
  }
  const entry = COMMANDS.find(({ name }) => name === first)
  if (!entry) {
    console.error(`There is no command "${first}".\n\n${overview()}`)
    return EXIT.usage
  }
  try {
    const command = await entry.load()
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help)
      return EXIT.ok
    }
    return await command.run(rest, program)
  } catch (error) {
    return explain(error, entry.name)
  }
}

function overview(): string {
  const lines = COMMANDS.map(({ name, summary }) => `  site ${name.padEnd(9)} ${summary}`)
  return `Usage: site [command]\n\n${lines.join('\n')}\n\n"site command --help" says more. Settings are environment variables.`
}

/** What the operator can mend is said in a line; what we broke shows where. */
function explain(error: unknown, command: string): number {
  if (error instanceof SettingsError || error instanceof DatabaseRefusal) {
    console.error(`The site cannot start:\n${error.message}`)
    return EXIT.config
  }
  if (isCommandError(error)) {
    console.error(error.message)
    if (error.code === EXIT.usage) console.error(`See: site ${command} --help`)
    return error.code
  }
  console.error(error)
  return EXIT.software
}

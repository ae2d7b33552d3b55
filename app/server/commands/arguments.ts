import { statSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'

import { databaseUrl } from '#app/models/company/database-url'
import { CommandError, EXIT } from '../exit-codes'

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws CommandError for an unknown option, or more positionals than `max` or fewer than `min` */
export function readArguments<const O extends Options>(
  args: string[],
  max: number,
  options = {} as O,
  min = max,
) {
  const { positionals, values } = parse(args, options)
  if (positionals.length > max) {
    throw new CommandError(EXIT.usage, `"${positionals[max]}" is one argument too many`)
  }
  if (positionals.length < min) throw new CommandError(EXIT.usage, 'An argument is missing')
  return { positionals, options: values }
}

function parse<const O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new CommandError(EXIT.usage, message)
  }
}

export function requireFile(file: string, missing = `${file} does not exist.`): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new CommandError(EXIT.noInput, missing)
  if (found.isDirectory()) {
    throw new CommandError(EXIT.noInput, `${file} is a folder, not a file.`)
  }
  return file
}

export function requireDatabaseUrl(url: string, option: string): string {
  const parsed = databaseUrl.safeParse(url)
  if (parsed.success) return parsed.data
  throw new CommandError(
    EXIT.usage,
    `The address after ${option} ${parsed.error.issues[0]?.message}`,
  )
}

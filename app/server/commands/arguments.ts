import { type ParseArgsConfig, parseArgs } from 'node:util'

import { CommandError, EXIT } from '../exit-codes'

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws CommandError for an unknown option, or more positionals than `most` or fewer than `least` */
export function readArguments<const O extends Options>(
  args: string[],
  most: number,
  options = {} as O,
  least = most,
) {
  const { positionals, values } = parse(args, options)
  if (positionals.length > most) {
    throw new CommandError(EXIT.usage, `"${positionals[most]}" is one argument too many`)
  }
  if (positionals.length < least) throw new CommandError(EXIT.usage, 'An argument is missing')
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

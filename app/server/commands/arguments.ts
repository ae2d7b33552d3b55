import { type ParseArgsConfig, parseArgs } from 'node:util'

import { CommandError, EXIT } from '../exit-codes'

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws CommandError for an unknown option, or too many or few words */
export function readArguments<const O extends Options>(
  args: string[],
  { least = 0, most, options }: { least?: number; most: number; options?: O },
) {
  const { positionals, values } = parse(args, options ?? ({} as O))
  if (positionals.length > most) {
    throw new CommandError(EXIT.usage, `"${positionals[most]}" is one word too many`)
  }
  if (positionals.length < least) throw new CommandError(EXIT.usage, 'A word is missing')
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

import { getAsset, isSea } from 'node:sea'

import { CommandError, EXIT } from '../exit-codes'
import { readArguments } from './arguments'

export const help = `Usage: site licences

Lists everything that is inside the program with its licence, then every licence in full.`

export async function run(args: string[]): Promise<void> {
  readArguments(args, 0)
  if (!isSea()) {
    throw new CommandError(
      EXIT.unavailable,
      'Licences are listed by the executable; beside a checkout they are in node_modules.',
    )
  }
  process.stdout.write(getAsset('licences.txt', 'utf8'))
}

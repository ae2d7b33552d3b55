import { readSettings } from '#app/models/company/settings.server'
import { CommandError, EXIT } from '../exit-codes'
import { isReady } from '../install/ready'
import { readArguments } from './arguments'

export const help = `Usage: site ready

Asks the site on HOST and PORT whether it is ready, as a container health check does. Exits with 69 if it is not.`

export async function run(args: string[]): Promise<void> {
  readArguments(args, 0)
  const { host, port } = readSettings(process.env)
  if (!(await isReady({ host, port }))) {
    throw new CommandError(EXIT.unavailable, `The site is not ready on ${host}, port ${port}.`)
  }
  console.log('The site is ready.')
}

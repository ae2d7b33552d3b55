import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isSea } from 'node:sea'
import { MINUTE_MS } from '#app/models/company/calendar'
import { readSettings } from '#app/models/company/settings.server'
import { CommandError, EXIT } from '../exit-codes'
import { requireRoot, SETTINGS } from '../install/machine'
import { carryOut, describe, planInstall } from '../install/plan'
import { addressOfSocket, becomesReady } from '../install/ready'
import { confirm } from '../terminal'
import { readArguments } from './arguments'

export const help = `Usage: site install [--origin https://www.example.com] [--yes] [--root DIR]

Installs this executable as a systemd service: program, user, units, settings and the command "site". It shows what it
will do and asks first; --yes skips the question, for scripts. Existing settings and program are kept: run it again for
new units, and "site update" for a new program.

--origin is the address that people use. --root prepares the system below DIR, such as an image, and starts nothing.`

const READY_MS = MINUTE_MS

export async function run(args: string[]): Promise<void> {
  const { options } = readArguments(args, 0, {
    origin: { type: 'string' },
    root: { type: 'string' },
    yes: { type: 'boolean' },
  })
  const { origin, root } = options
  if (origin !== undefined) readSettings({ SITE_ORIGIN: origin })
  requireInstallable(root)
  const settings = join(root ?? '/', SETTINGS)
  const hadSettings = existsSync(settings)
  const steps = planInstall({ root, origin })
  console.log(`This installs the site:\n${steps.map((step) => `  ${describe(step)}\n`).join('')}`)
  if (options.yes !== true && !(await confirm('Do you want this?'))) {
    throw new CommandError(EXIT.noInput, 'Nothing was changed. --yes answers for scripts.')
  }
  await carryOut(steps, process.execPath)
  if (hadSettings && origin !== undefined) {
    console.log(`${settings} was kept as it is: see that SITE_ORIGIN in it is ${origin}`)
  }
  if (root === undefined) await awaitStart()
  console.log(`Next: set SITE_ORIGIN, SMTP_URL and MAIL_TO in ${settings}, then
  systemctl restart site.service
  site check
  site admin create EMAIL --name NAME`)
}

function requireInstallable(root: string | undefined): void {
  if (!isSea()) {
    throw new CommandError(
      EXIT.unavailable,
      'Only the executable installs itself: make it with "npm run build:binary", then run dist/site.',
    )
  }
  requireRoot(root)
  // The check of sd_booted(3).
  if (root === undefined && !existsSync('/run/systemd/system')) {
    throw new CommandError(
      EXIT.unavailable,
      'This machine is not run by systemd. docs/deploy.md tells how to use a container.',
    )
  }
}

async function awaitStart(): Promise<void> {
  const address = await addressOfSocket()
  if (!(await becomesReady(address, READY_MS))) {
    throw new CommandError(
      EXIT.unavailable,
      'The site is installed but not ready. "journalctl -u site" says why.',
    )
  }
  console.log(`The site is ready on ${address.host}:${address.port}.`)
}

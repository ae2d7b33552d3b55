import { existsSync } from 'node:fs'
import { join } from 'node:path'
import settings from '../../../deploy/site.env?raw'
import service from '../../../deploy/site.service?raw'
import socket from '../../../deploy/site.socket?raw'
import users from '../../../deploy/site.sysusers?raw'
import command from '../../../deploy/site-command?raw'
import { PROGRAM, putCopy, putText, runOnMachine, SETTINGS } from './machine'

type Step =
  | { path: string; mode: number; text?: string; isKept?: boolean; what: string }
  | { run: string[] }

/**
 * The steps of an installation. A step without text copies the program itself; an existing file with `isKept` stays.
 * @param root of another system to prepare, such as an image
 */
export function planInstall({ root, origin }: { root?: string; origin?: string }): Step[] {
  const units = '/etc/systemd/system'
  const ownSettings = origin
    ? settings.replace(/^SITE_ORIGIN=.*/m, `SITE_ORIGIN=${origin}`)
    : settings
  const at = (path: string) => join(root ?? '/', path)
  return [
    { path: at(PROGRAM), mode: 0o755, isKept: true, what: 'the program' },
    { path: at('/usr/local/bin/site'), mode: 0o755, text: command, what: 'the command "site"' },
    { path: at(SETTINGS), mode: 0o600, text: ownSettings, isKept: true, what: 'the settings' },
    { path: at('/etc/sysusers.d/site.conf'), mode: 0o644, text: users, what: 'the user "site"' },
    { path: at(`${units}/site.service`), mode: 0o644, text: service, what: 'the service' },
    { path: at(`${units}/site.socket`), mode: 0o644, text: socket, what: 'its address' },
    ...(root === undefined ? START : prepare(root)).map((run) => ({ run })),
  ]
}

const START = [
  ['systemd-sysusers', 'site.conf'],
  ['systemctl', 'daemon-reload'],
  ['systemctl', 'enable', '--now', 'site.socket'],
  ['systemctl', 'enable', 'site.service'],
  ['systemctl', 'restart', 'site.service'],
]

const prepare = (root: string) => [
  ['systemd-sysusers', `--root=${root}`, 'site.conf'],
  ['systemctl', `--root=${root}`, 'enable', 'site.socket', 'site.service'],
]

export function describe(step: Step): string {
  if ('run' in step) return `run      ${step.run.join(' ')}`
  const { path, isKept, what } = step
  const action = existsSync(path) ? (isKept ? 'keep' : 'replace') : 'write'
  return `${action.padEnd(8)} ${path} (${what})`
}

export async function carryOut(steps: Step[], program: string): Promise<void> {
  // With a strict umask of root, the user of the service could not read the files.
  process.umask(0o022)
  for (const step of steps) {
    if ('run' in step) await runOnMachine(step.run)
    else if (step.isKept && existsSync(step.path)) continue
    else if (step.text === undefined) putCopy(program, step.path, step.mode)
    else putText(step.path, step.text, step.mode)
  }
}

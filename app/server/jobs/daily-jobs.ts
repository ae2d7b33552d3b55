import { execFile } from 'node:child_process'
import { isSea } from 'node:sea'
import { promisify } from 'node:util'
import { deleteExpiredForms } from '#app/models/account/unsent-form.server'
import { deleteBinnedApplications } from '#app/models/application/bin.server'
import { dayIn, HOUR_MS, instantIn } from '#app/models/company/calendar'
import type { Settings } from '#app/models/company/settings.server'
import { findDailyRun } from '#app/models/daily-run.server'
import { fileStore } from '#app/models/files/store.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { queueMorning } from '#app/models/mail/morning.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { describeCounts } from '#app/models/privacy/retention'
import { runRetention } from '#app/models/privacy/retention.server'
import { findPause } from '#app/models/privacy/retention-pause.server'
import { countOf } from '#app/models/text'
import { isPostgres } from '#db/engine'
import { removeOldCopies } from '#db/sqlite/open.server'
import type { DailyJob } from './daily'

const retention: DailyJob = {
  name: 'retention',
  async run(site, now) {
    const pause = await findPause(site, now)
    if (pause) throw new Error(pause)
    const { db, company, settings } = site
    const { uploadsDir: uploads } = settings
    const removed = await runRetention(db, company.retention, { actor: PROGRAM, uploads, now })
    const counts = describeCounts(removed)
    return counts ? `deleted ${counts}` : 'nothing to delete'
  },
}

const sweep: DailyJob = {
  name: 'sweep',
  async run({ db, settings }, now) {
    await deleteExpiredForms(db, now)
    removeOldCopies(settings, now)
    return fileStore.sweep({ db, uploads: settings.uploadsDir }, now)
  },
}

/** Runs after the jobs that remove data, so that it does not contain that data. */
const backup: DailyJob = {
  name: 'backup',
  async run({ settings }, _now, signal) {
    if (!settings.hasNightlyBackup) return 'NIGHTLY_BACKUP is off'
    return runCommand(settings, ['backup', '--nightly'], { signal })
  },
}

const offSite: DailyJob = {
  name: 'off-site',
  async run({ db, settings }, _now, signal) {
    if (settings.backupTo === undefined) return undefined
    const made = await findDailyRun(db, 'backup')
    if (!made?.isOk) throw new Error('There is no backup of today to copy')
    return runCommand(settings, ['backup', '--off-site'], { signal })
  },
}

const rehearsal: DailyJob = {
  name: 'rehearsal',
  isMonthly: true,
  async run({ settings }, _now, signal) {
    if (!settings.hasNightlyBackup) return undefined
    return runCommand(settings, ['restore', '--check'], { signal })
  },
}

const LATEST_MORNING_MS = 4 * HOUR_MS

const morning: DailyJob = {
  name: 'morning-summary',
  isAtOpening: true,
  async run(site, now) {
    const { settings, company } = site
    if (!settings.hasMorningSummary || mailOf(site).smtpUrl === undefined) return undefined
    const opens = instantIn(company.timeZone, dayIn(company.timeZone, now), company.opensAt)
    if (now - (opens ?? now) > LATEST_MORNING_MS) return undefined
    return (await queueMorning(site, now)) ? 'queued' : 'nothing to report'
  },
}

const bin: DailyJob = {
  name: 'bin',
  async run({ db, settings }, now) {
    const lastRun = (await findDailyRun(db, 'bin'))?.succeededAt ?? 0
    const deleted = await deleteBinnedApplications(db, settings.uploadsDir, now, lastRun)
    return `${countOf(deleted, 'application', 'applications')} deleted from the bin`
  },
}

export const DAILY_JOBS: readonly DailyJob[] = [
  morning,
  retention,
  bin,
  sweep,
  // PostgreSQL has backups of its own.
  ...(isPostgres ? [] : [backup, offSite, rehearsal]),
]

/** Half a day, so that the next backup does not wait for a command that hangs. */
const COMMAND_TIMEOUT_MS = 12 * HOUR_MS

/**
 * Runs a command of this program as a child process, because the last step of SQLite's backup blocks the event loop.
 * @returns stdout @throws an error with its stderr
 */
export async function runCommand(
  { dataDir }: Settings,
  args: string[],
  { signal, program = ownProgram() }: { signal?: AbortSignal; program?: string[] } = {},
): Promise<string> {
  const [file = '', ...first] = program
  const options = {
    env: { ...process.env, DATA_DIR: dataDir },
    signal,
    timeout: COMMAND_TIMEOUT_MS,
  }
  try {
    const { stdout } = await promisify(execFile)(file, [...first, ...args], options)
    return stdout.trim()
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw message === '' ? error : new Error(message)
  }
}

function ownProgram(): string[] {
  const [, program = ''] = process.argv
  return isSea() ? [process.execPath] : [process.execPath, program]
}

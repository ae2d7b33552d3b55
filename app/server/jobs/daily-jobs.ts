import { execFile } from 'node:child_process'
import { isSea } from 'node:sea'
import { promisify } from 'node:util'
import { emptyBin } from '#app/models/application/trash.server'
import { emptyTrash, sweepUploads } from '#app/models/application/upload-sweep.server'
import type { Settings } from '#app/models/company/settings.server'
import { CLOCK_JUMP, hasClockJumped } from '#app/models/daily-run.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { sayCounts } from '#app/models/privacy/retention'
import { runRetention } from '#app/models/privacy/retention.server'
import type { DailyJob } from './daily'

const retention: DailyJob = {
  name: 'retention',
  async run({ db, company, settings }, now) {
    if (await hasClockJumped(db, now)) throw new Error(CLOCK_JUMP)
    const { uploadsDir: uploads } = settings
    const removed = await runRetention(db, company.retention, { actor: PROGRAM, uploads, now })
    return sayCounts(removed) || 'nothing was over'
  },
}

const sweep: DailyJob = {
  name: 'sweep',
  async run({ db, settings }, now) {
    const moved = await sweepUploads(db, settings.uploadsDir, now)
    const removed = await emptyTrash(settings.uploadsDir, now)
    return `${moved} files to the trash, ${removed} out of it`
  },
}

/** Last, so that it holds nothing that the others remove. */
const backup: DailyJob = {
  name: 'backup',
  async run({ settings }) {
    return settings.hasNightlyBackup ? runNightlyBackup(settings) : 'NIGHTLY_BACKUP is off'
  },
}

const bin: DailyJob = {
  name: 'bin',
  async run({ db, settings }, now) {
    return `${await emptyBin(db, settings.uploadsDir, now)} applications out of the bin`
  },
}

export const DAILY_JOBS: readonly DailyJob[] = [retention, bin, sweep, backup]

/** A child process, because the last step of SQLite's backup blocks the event loop until the disk is done. */
export async function runNightlyBackup(
  { dataDir }: Settings,
  [file = '', ...first] = ownCommand(),
): Promise<string> {
  const { stdout } = await promisify(execFile)(file, [...first, 'backup', '--nightly'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout.trim()
}

function ownCommand(): string[] {
  const [, program = ''] = process.argv
  return isSea() ? [process.execPath] : [process.execPath, program]
}

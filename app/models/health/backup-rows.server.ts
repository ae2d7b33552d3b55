import { newestBackup } from '#app/models/backup/folders.server'
import { DAY_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findDailyRun } from '#app/models/daily-run.server'
import { ago, type HealthRow } from './health-row'

export async function readBackups(site: Site, now: number): Promise<HealthRow[]> {
  const { backupTo, hasNightlyBackup } = site.settings
  return [
    await readBackup(site, now),
    ...(backupTo === undefined ? [] : [await readRun(site, OFF_SITE, now)]),
    ...(hasNightlyBackup ? [await readRun(site, REHEARSAL, now)] : []),
  ]
}

async function readBackup(site: Site, now: number): Promise<HealthRow> {
  const { db, settings } = site
  const newest = await newestBackup(settings.dataDir)
  const row = {
    id: 'backup',
    label: 'Last backup',
    at: newest?.madeAt,
    value: newest ? ago(now - newest.madeAt) : 'None yet',
    advice: '',
  }
  if (!settings.hasNightlyBackup) {
    return { ...row, advice: 'NIGHTLY_BACKUP is off: set it to on.', isChosen: true }
  }
  const run = await findDailyRun(db, 'backup')
  if (run && !run.isOk && run.finishedAt > (newest?.madeAt ?? 0)) {
    const advice = `The last one failed: ${run.outcome}`
    return { ...row, advice, notice: 'The last backup failed' }
  }
  if (!newest) return { ...row, value: FIRST_TONIGHT, isNotYet: true }
  if (now - newest.madeAt <= 2 * DAY_MS) return row
  const advice = 'Run “site backup --nightly” and read what it says.'
  return { ...row, advice, notice: 'The last backup is more than two days old' }
}

const FIRST_TONIGHT = 'None yet; the first is tonight'

const OFF_SITE = { id: 'off-site', label: 'Last off-site copy', longestMs: 2 * DAY_MS }
const REHEARSAL = { id: 'rehearsal', label: 'Last test restore', longestMs: 40 * DAY_MS }

async function readRun(
  { db }: Site,
  { id, label, longestMs }: typeof OFF_SITE,
  now: number,
): Promise<HealthRow> {
  const run = await findDailyRun(db, id)
  if (!run) return { id, label, value: FIRST_TONIGHT, advice: '', isNotYet: true }
  const { isOk, outcome, succeededAt } = run
  const value = succeededAt === null ? 'None yet' : ago(now - succeededAt)
  const row = { id, label, value, at: succeededAt ?? undefined, advice: '' }
  const notice = `The ${label.toLowerCase()}`
  if (!isOk) {
    return { ...row, advice: `The last try failed: ${outcome}`, notice: `${notice} failed` }
  }
  if (now - (succeededAt ?? now) <= longestMs) return row
  return {
    ...row,
    advice: 'It is overdue: read the log of the site.',
    notice: `${notice} is overdue`,
  }
}

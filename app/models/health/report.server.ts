import { desc as descending, eq } from 'drizzle-orm'
import { newestBackup } from '#app/models/backup/nightly.server'
import { minuteIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findDailyRun } from '#app/models/daily-run.server'
import { findWaitingMail } from '#app/models/mail/mail-list.server'
import { countOf } from '#app/models/text'
import { VERSION } from '#app/models/version'
import { listFailingWebhooks } from '#app/models/webhook/webhook.server'
import { auditEntries, webhooks } from '#db/schema'
import { databaseBytes, inspectDisk, showBytes } from './disk.server'

export interface HealthRow {
  id: string
  label: string
  value: string
  /** What to do; empty while all is well. */
  advice: string
  /** The operator set it so: the page alone says it. */
  isChosen?: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export async function readHealthReport(site: Site, now = Date.now()): Promise<HealthRow[]> {
  const started = minuteIn(site.company.timeZone, now - process.uptime() * 1000)
  return [
    { id: 'version', label: 'Version', value: `${VERSION}, started ${started}`, advice: '' },
    await readDatabase(site),
    ...(await readWatched(site, now)),
    await readTestMail(site, now),
  ]
}

/** What staff are told by mail and in the frame of the desk. */
export async function listFaults(site: Site, now = Date.now()): Promise<HealthRow[]> {
  return (await readWatched(site, now)).filter(({ advice, isChosen }) => advice !== '' && !isChosen)
}

/** All that can turn bad by itself. */
export async function readWatched(site: Site, now: number): Promise<HealthRow[]> {
  const { backupTo, hasNightlyBackup } = site.settings
  return [
    await readDisk(site),
    await readBackup(site, now),
    ...(backupTo === undefined ? [] : [await readRun(site, OFF_SITE, now)]),
    ...(hasNightlyBackup ? [await readRun(site, REHEARSAL, now)] : []),
    await readMail(site, now),
    ...(await readWebhooks(site)),
  ]
}

async function readDatabase({ db, settings }: Site): Promise<HealthRow> {
  const isWritable = db.isWritable()
  return {
    id: 'database',
    label: 'Database',
    value: showBytes(await databaseBytes(settings.databaseFile)),
    advice: isWritable
      ? ''
      : 'It takes no changes now. Reload this page; if that stays so, run “site check”.',
  }
}

async function readDisk({ settings }: Site): Promise<HealthRow> {
  const { freeBytes, totalBytes, advice } = await inspectDisk(settings.dataDir)
  const value = `${showBytes(freeBytes)} free of ${showBytes(totalBytes)}`
  return { id: 'disk', label: 'Disk', value, advice }
}

async function readBackup(site: Site, now: number): Promise<HealthRow> {
  const { db, settings, company } = site
  const row = { id: 'backup', label: 'Last backup' }
  const newest = await newestBackup(settings.dataDir)
  const value = newest ? since(company.timeZone, newest.madeAt, now) : 'None yet'
  if (!settings.hasNightlyBackup) {
    return { ...row, value, advice: 'NIGHTLY_BACKUP is off: set it to on.', isChosen: true }
  }
  const run = await findDailyRun(db, 'backup')
  if (run && !run.isOk && run.finishedAt > (newest?.madeAt ?? 0)) {
    return { ...row, value, advice: `The last one failed: ${run.outcome}` }
  }
  const isOld = newest !== undefined && now - newest.madeAt > 2 * DAY_MS
  const advice = isOld ? 'Run “site backup --nightly” and read what it says.' : ''
  return { ...row, value: newest ? value : 'None yet; the first is made tonight', advice }
}

const OFF_SITE = { id: 'off-site', label: 'Last off-site copy', longestMs: 2 * DAY_MS }
const REHEARSAL = { id: 'rehearsal', label: 'Last rehearsed restore', longestMs: 40 * DAY_MS }

async function readRun(
  { db, company }: Site,
  { id, label, longestMs }: typeof OFF_SITE,
  now: number,
): Promise<HealthRow> {
  const run = await findDailyRun(db, id)
  if (!run) return { id, label, value: 'None yet; the first is made tonight', advice: '' }
  const { isOk, outcome, succeededAt } = run
  const value = succeededAt === null ? 'None yet' : since(company.timeZone, succeededAt, now)
  if (!isOk) return { id, label, value, advice: `The last try failed: ${outcome}` }
  const isOld = now - (succeededAt ?? now) > longestMs
  return { id, label, value, advice: isOld ? 'It is overdue: look into the log.' : '' }
}

async function readMail({ db, settings }: Site, now: number): Promise<HealthRow> {
  const row = { id: 'mail', label: 'Mail waiting' }
  const { count, oldest, oldestToStaff } = await findWaitingMail(db)
  const value =
    oldest === null
      ? 'None'
      : `${count.toLocaleString('en-IN')}, the oldest for ${age(now - oldest)}`
  if (settings.smtpUrl === undefined) return { ...row, value, advice: '' }
  const isStuck = now - (oldestToStaff ?? now) >= HOUR_MS
  const advice = isStuck
    ? 'Mail to staff does not leave. See the last error under Mail, and run “site mail test”.'
    : ''
  return { ...row, value, advice }
}

async function readWebhooks({ db }: Site): Promise<HealthRow[]> {
  const count = await db.$count(webhooks)
  if (count === 0) return []
  const failing = (await listFailingWebhooks(db)).map(({ name }) => name).join(', ')
  const advice = failing === '' ? '' : `${failing} does not take what is sent. See Webhooks.`
  return [{ id: 'webhooks', label: 'Webhooks', value: `${count}`, advice }]
}

async function readTestMail({ db, settings, company }: Site, now: number): Promise<HealthRow> {
  const row = { id: 'test-mail', label: 'Last test mail' }
  const [last] = await db
    .select({ at: auditEntries.createdAt, detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.act, 'mail.test'))
    .orderBy(descending(auditEntries.id))
    .limit(1)
  const value = last ? since(company.timeZone, last.at, now) : 'None yet'
  if (settings.smtpUrl === undefined)
    return { ...row, value, advice: 'Mail is not set up: set SMTP_URL.' }
  if (!last) return { ...row, value, advice: 'Run “site mail test” once.' }
  const isSent = last.detail === SENT
  return {
    ...row,
    value,
    advice: isSent ? '' : `It was ${last.detail}. Check SMTP_URL and try again.`,
  }
}

/** What the log says of a test mail that left. */
export const SENT = 'sent'

function since(timeZone: string, instant: number, now: number): string {
  return `${minuteIn(timeZone, instant)}, ${age(now - instant)} ago`
}

const STEPS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: 60_000 },
] as const

function age(ms: number): string {
  const step = STEPS.find((one) => ms >= 2 * one.ms) ?? { unit: 'minute', ms: 60_000 }
  const count = Math.max(1, Math.floor(ms / step.ms))
  return countOf(count, step.unit, `${step.unit}s`)
}

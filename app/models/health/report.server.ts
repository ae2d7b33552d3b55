import { desc as descending, eq } from 'drizzle-orm'
import { newestBackup } from '#app/models/backup/nightly.server'
import { momentWithin } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { isStartDismissed, START } from '#app/models/content/start.server'
import { showCount } from '#app/models/count'
import { findDailyRun } from '#app/models/daily-run.server'
import {
  countUndelivered,
  countWaitingMails,
  findWaitingMail,
} from '#app/models/mail/mail-list.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { SENT } from '#app/models/mail/test-mail.server'
import { countOf } from '#app/models/text'
import { VERSION } from '#app/models/version'
import { listFailingWebhooks } from '#app/models/webhook/webhook.server'
import { isPostgres } from '#db/engine'
import { auditEntries, webhooks } from '#db/schema'
import { readCompanyDetails, readCompanyFile } from './company-rows.server'
import { readRefusedContent } from './content.server'
import { readDatabase, readStandbys } from './database-rows.server'
import { inspectDisk, showBytes } from './disk.server'
import type { HealthRow } from './health-row'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export async function readHealthReport(site: Site, now = Date.now()): Promise<HealthRow[]> {
  const started = momentWithin(site.company.timeZone, now - process.uptime() * 1000).when
  return [
    { id: 'version', label: 'Version', value: `${VERSION}, started ${started}`, advice: '' },
    await readDatabase(site),
    ...(await readWatched(site, now)),
    await readTestMail(site),
    readCompanyDetails(site),
    ...(await readCompanyFile(site)),
  ]
}

const MAIL_SERVER = '/admin/site/mail'

/** What needs action, each with the id of its row on the Health page. */
export async function listNotices(site: Site, now = Date.now()) {
  const isDismissed = await isStartDismissed(site)
  const company = isDismissed ? [] : [{ ...readCompanyDetails(site), noticeTo: START }]
  const rows: HealthRow[] = [...(await readWatched(site, now)), ...company]
  return rows.flatMap(({ id, notice, noticeTo }) =>
    notice === undefined ? [] : [{ id, text: notice, to: noticeTo }],
  )
}

/** All that can turn bad by itself. */
export async function readWatched(site: Site, now: number): Promise<HealthRow[]> {
  return [
    await readDisk(site),
    ...(isPostgres ? [await readStandbys(site)] : await readBackups(site, now)),
    await readMail(site, now),
    ...(await readWebhooks(site)),
    ...readRefusedContent(site),
  ]
}

async function readBackups(site: Site, now: number): Promise<HealthRow[]> {
  const { backupTo, hasNightlyBackup } = site.settings
  return [
    await readBackup(site, now),
    ...(backupTo === undefined ? [] : [await readRun(site, OFF_SITE, now)]),
    ...(hasNightlyBackup ? [await readRun(site, REHEARSAL, now)] : []),
  ]
}

async function readDisk({ settings }: Site): Promise<HealthRow> {
  const { freeBytes, totalBytes, state, advice } = await inspectDisk(settings.dataDir)
  const value = `${showBytes(freeBytes)} free of ${showBytes(totalBytes)}`
  return { id: 'disk', label: 'Disk', value, advice, notice: DISK_NOTICES[state] }
}

const DISK_NOTICES = {
  ok: undefined,
  low: 'The disk is almost full',
  full: 'The disk is full or cannot be written to',
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

async function readMail(site: Site, now: number): Promise<HealthRow> {
  const { db } = site
  const row = { id: 'mail', label: 'Emails waiting', advice: '' }
  if (mailOf(site).smtpUrl === undefined) {
    const waiting = await countWaitingMails(db)
    const notice = 'Staff emails are not being sent: set up the mail server'
    const value = showWaiting(waiting)
    return { ...row, value, notice, noticeTo: MAIL_SERVER, isChosen: true, ...setUpMail(site) }
  }
  const { count, oldest, oldestToStaff } = await findWaitingMail(db)
  const since = oldest === null ? '' : `, the oldest for ${age(now - oldest)}`
  const value = showWaiting(count) + since
  if (now - (oldestToStaff ?? now) >= HOUR_MS) {
    const advice = 'See the last error under Emails, then send a test email.'
    return {
      ...row,
      value,
      advice,
      notice: 'Staff emails have not been going out for over an hour',
    }
  }
  const undelivered = await countUndelivered(db, now - 3 * DAY_MS)
  if (undelivered === 0) return { ...row, value }
  const isOne = undelivered === 1
  const notice = isOne
    ? 'A staff email was not delivered'
    : `${showCount(undelivered)} staff emails were not delivered`
  const cure = isOne
    ? 'its error under Emails, then send it'
    : 'their errors under Emails, then send them'
  return { ...row, value, advice: `${notice}. See ${cure} again.`, notice }
}

const showWaiting = (count: number) => (count === 0 ? 'None' : showCount(count, true))

function setUpMail({ mailServer }: Site) {
  const advice = mailServer?.isLocked
    ? 'The saved password cannot be read, because the secret key of the site has changed: enter it again.'
    : 'Enter your mail server.'
  return { advice, links: [{ label: 'Mail server', to: MAIL_SERVER }] }
}

async function readWebhooks({ db }: Site): Promise<HealthRow[]> {
  const count = await db.$count(webhooks)
  if (count === 0) return []
  const failing = (await listFailingWebhooks(db)).map(({ name }) => name).join(', ')
  const row = { id: 'webhooks', label: 'Webhooks', value: `${count}` }
  if (failing === '') return [{ ...row, advice: '' }]
  const advice = `${failing} does not take what is sent. See Webhooks.`
  return [{ ...row, advice, notice: `The webhook of ${failing} is failing` }]
}

async function readTestMail(site: Site): Promise<HealthRow> {
  const row = { id: 'test-mail', label: 'Last test email' }
  const [last] = await site.db
    .select({ at: auditEntries.createdAt, detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.act, 'mail.test'))
    .orderBy(descending(auditEntries.id))
    .limit(1)
  if (!last) {
    if (mailOf(site).smtpUrl === undefined) {
      return { ...row, value: 'None yet: set up the mail server first', advice: '', isNotYet: true }
    }
    return {
      ...row,
      value: 'None yet',
      advice: 'Send one to see that email arrives.',
      isNotYet: true,
    }
  }
  const isSent = last.detail === SENT
  const advice = isSent ? '' : 'Check the mail server and try again.'
  return { ...row, at: last.at, value: isSent ? 'Sent' : `Failed: ${last.detail}`, advice }
}

const ago = (ms: number) => `${age(ms)} ago`

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

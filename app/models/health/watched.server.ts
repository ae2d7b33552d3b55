import { listSamples } from '#app/models/company/samples'
import type { Site } from '#app/models/company/site.server'
import { editUrl } from '#app/models/content/edit-url'
import { isStartDismissed, START } from '#app/models/content/start-dismissal.server'
import { findDailyRun } from '#app/models/daily-run.server'
import { countOf, showBytes } from '#app/models/text'
import { listFailingWebhooks } from '#app/models/webhook/webhook.server'
import { isPostgres } from '#db/engine'
import { webhooks } from '#db/schema'
import { readBackups } from './backup-rows.server'
import { readStandbys } from './database-rows.server'
import { inspectDisk } from './disk.server'
import type { HealthRow } from './health-row'
import { readMail, readMailbox } from './mail-rows.server'

/** The rows that can fail without any change by staff. */
export async function readWatched(site: Site, now: number): Promise<HealthRow[]> {
  const rows = await Promise.all([
    readDisk(site),
    isPostgres ? readStandbys(site) : readBackups(site, now),
    readMail(site, now),
    readMailbox(site, now),
    readWebhooks(site),
    readRetention(site),
    readRefusedContent(site),
  ])
  return rows.flat()
}

export async function listNotices(site: Site, now = Date.now()) {
  const isDismissed = await isStartDismissed(site)
  const company = isDismissed ? [] : [{ ...readCompanyDetails(site), noticeTo: START }]
  const rows: HealthRow[] = [...(await readWatched(site, now)), ...company]
  return rows.flatMap(({ id, notice, noticeTo }) =>
    notice === undefined ? [] : [{ id, text: notice, to: noticeTo }],
  )
}

export function readCompanyDetails({ company }: Site): HealthRow {
  const row = { id: 'company', label: 'Company details' }
  const samples = listSamples(company)
  if (samples.length === 0) return { ...row, value: 'Complete', advice: '' }
  const names = samples.map(({ label }) => label.toLowerCase())
  const more = samples.length > 3 ? ` and ${samples.length - 3} more` : ''
  return {
    ...row,
    value: countOf(samples.length, 'sample value', 'sample values'),
    advice: 'Pages still show them. Replace each, or leave it empty where you have none:',
    links: samples.map(({ label, field }) => ({ label, to: editUrl('company', field) })),
    notice: `The site still shows sample values: ${names.slice(0, 3).join(', ')}${more}`,
  }
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

async function readWebhooks({ db }: Site): Promise<HealthRow[]> {
  const count = await db.$count(webhooks)
  if (count === 0) return []
  const failing = (await listFailingWebhooks(db)).map(({ name }) => name).join(', ')
  const row = { id: 'webhooks', label: 'Webhooks', value: `${count}` }
  if (failing === '') return [{ ...row, advice: '' }]
  const advice = `${failing} does not take what is sent. See Webhooks.`
  return [{ ...row, advice, notice: `The webhook of ${failing} is failing` }]
}

const RETENTION = '/admin/retention'

async function readRetention({ db }: Site): Promise<HealthRow[]> {
  const run = await findDailyRun(db, 'retention')
  if (!run || run.isOk) return []
  const notice = 'Expired data is not being deleted'
  const advice = run.outcome.replace(/\.?$/, '.')
  const row = { id: 'retention', label: 'Expired data', value: 'Not deleted' }
  const links = [{ label: 'Retention', to: RETENTION }]
  return [{ ...row, advice, links, notice, noticeTo: RETENTION }]
}

function readRefusedContent({ published }: Site): HealthRow[] {
  const refused = published?.refused ?? []
  if (refused.length === 0) return []
  return [
    {
      id: 'content',
      label: 'Published pages',
      value: `${countOf(refused.length, 'page is', 'pages are')} not shown as published`,
      advice: `The published text of ${refused.join(', ')} does not fit this version of the program, so the original text is shown. Open it under Site, correct it and publish it again.`,
      notice: `The published text of ${countOf(refused.length, 'page', 'pages')} does not fit this version`,
    },
  ]
}

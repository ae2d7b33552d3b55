import { eq } from 'drizzle-orm'
import { newestBackup } from '#app/models/backup/folders.server'
import type { Site } from '#app/models/company/site.server'
import { countMailsByState } from '#app/models/mail/mail-list.server'
import { VERSION } from '#app/models/version'
import { describeServer, type ServerState } from '#db/postgres/state.server'
import { applications, enquiries, webhookDeliveries } from '#db/schema'
import { databaseBytes, inspectDisk } from './disk.server'

type Sample = [labels: string, value: number]

export interface Metric {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  samples: number | Sample[]
}

const gauge = (name: string, help: string, samples: Metric['samples']): Metric => {
  return { name, help, type: 'gauge', samples }
}

export async function readMetrics(site: Site): Promise<Metric[]> {
  const { db } = site
  const { dataDir } = site.settings
  const mails = await countMailsByState(db)
  const countDeliveries = (state: 'waiting' | 'failed') =>
    db.$count(webhookDeliveries, eq(webhookDeliveries.state, state))
  const disk = await inspectDisk(dataDir)
  const server = await describeServer(db)
  const { rss, heapUsed } = process.memoryUsage()
  return [
    gauge('site_info', 'Version of the program.', [[`{version="${VERSION}"}`, 1]]),
    gauge('site_enquiries', 'Enquiries and messages stored.', await db.$count(enquiries)),
    gauge('site_applications', 'Applications stored.', await db.$count(applications)),
    gauge('site_mails', 'Mails in the outbox.', [
      ['{state="waiting"}', mails.waiting],
      ['{state="failed"}', mails.failed],
    ]),
    gauge('site_webhook_deliveries', 'Webhook deliveries.', [
      ['{state="waiting"}', await countDeliveries('waiting')],
      ['{state="failed"}', await countDeliveries('failed')],
    ]),
    gauge('site_database_bytes', 'Size of the database.', await databaseBytes(site)),
    gauge('site_disk_free_bytes', 'Free space for the data folder.', disk.freeBytes),
    gauge('site_disk_size_bytes', 'Size of the disk of the data folder.', disk.totalBytes),
    ...(server ? readReplication(server) : [await readBackup(dataDir)]),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_used_bytes', 'Memory of JavaScript.', heapUsed),
    gauge(
      'process_start_time_seconds',
      'When the program started.',
      Math.round(Date.now() / 1000 - process.uptime()),
    ),
  ]
}

async function readBackup(dataDir: string): Promise<Metric> {
  const backup = await newestBackup(dataDir)
  return gauge(
    'site_last_backup_timestamp_seconds',
    'When the newest nightly backup was made.',
    backup ? [['', backup.madeAt / 1000]] : [],
  )
}

function readReplication({ isSynchronous, standbys = [] }: ServerState): Metric[] {
  const labels = (name: string) => `{standby="${name.replace(/[^\w.:-]/g, '_')}"}`
  return [
    gauge('site_database_synchronous', 'Whether a commit waits for a standby.', +isSynchronous),
    gauge(
      'site_database_standby_lag_seconds',
      'How far a standby of the database is behind.',
      standbys.flatMap(({ name, lagSeconds }) =>
        lagSeconds === undefined ? [] : [[labels(name), lagSeconds] as Sample],
      ),
    ),
  ]
}

/** The text format of Prometheus, version 0.0.4. Help and labels need no escaping. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...(typeof samples === 'number' ? [['', samples]] : samples).map(
      ([labels, value]) => `${name}${labels} ${value}`,
    ),
  ])
  return `${lines.join('\n')}\n`
}

import { log } from '#app/http/log.server'
import { MINUTE_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { fileStore } from '#app/models/files/store.server'
import { announceFaults } from '#app/models/health/notice.server'
import type { Stoppable } from '#db/postgres/leader.server'
import { startDaily } from './daily'
import { DAILY_JOBS } from './daily-jobs'
import { startInbox } from './inbox'
import { startMailer } from './mailer'
import { startWebhooks } from './webhooks'
import { startWorker } from './worker'

/** Runs the jobs in one process at a time. With SQLite no other process serves the data directory. */
export async function runJobs(site: Site): Promise<Stoppable> {
  const { databaseUrl } = site.settings
  if (databaseUrl === undefined) return startJobs(site)
  const { runAsLeader } = await import('#db/postgres/leader.server')
  return runAsLeader(databaseUrl, () => {
    log.info('jobs started')
    const jobs = startJobs(site)
    return {
      async stop() {
        log.info('jobs stop')
        await jobs.stop()
      },
    }
  })
}

function startJobs(site: Site): Stoppable {
  const mailer = startMailer(site)
  const webhooks = startWebhooks(site)
  const all = [mailer, webhooks, startInbox(site), startDaily(site, DAILY_JOBS), watchHealth(site)]
  const { db, settings } = site
  void fileStore
    .sweep({ db, uploads: settings.uploadsDir })
    .catch((error: unknown) => log.error({ err: error }, 'sweep of uploads failed'))
  const unsubscribe = site.db.onChange(() => {
    mailer.wake()
    webhooks.wake()
  })
  return {
    async stop() {
      unsubscribe()
      await Promise.all(all.map((job) => job.stop()))
    },
  }
}

const HEALTH_EVERY_MS = 5 * MINUTE_MS

export function watchHealth(site: Site): Stoppable {
  return startWorker(HEALTH_EVERY_MS, () => announceFaults(site), 'faults not announced')
}

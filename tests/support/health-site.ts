import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#app/models/company/settings.server'
import { recordDailyRun } from '#app/models/daily-run.server'
import { readHealthReport } from '#app/models/health/report.server'
import { listNotices } from '#app/models/health/watched.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { mails } from '#db/schema'
import { freshSite, tables } from './app'
import { freshFolder } from './data-dir'
import { sampleMail } from './outbox'

export const now = Date.parse('2026-03-02T12:00:00Z')

export async function healthSite(env: Record<string, string> = { SMTP_URL: 'smtp://127.0.0.1:9' }) {
  const dataDir = freshFolder()
  const site = await freshSite({ settings: readSettings({ DATA_DIR: dataDir, ...env }) })
  const { db } = site
  const backup = join(dataDir, 'backups', 'site-2026-03-02.tar')
  return {
    site,
    row: async (id: string, at = now) =>
      (await readHealthReport(site, at)).find((one) => one.id === id),
    notice: async (id: string, at = now) =>
      (await listNotices(site, at)).find((one) => one.id === id)?.text,
    putBackup(madeAt: number) {
      mkdirSync(join(dataDir, 'backups'), { recursive: true })
      writeFileSync(backup, '')
      utimesSync(backup, madeAt / 1000, madeAt / 1000)
    },
    ran: (job: string, isOk: boolean, outcome = '', finishedAt = now) =>
      recordDailyRun(db, { job, day: '2026-03-02', finishedAt, isOk, outcome }),
    queue: (at: number, change = {}) =>
      queueMail(tables(db), { ...sampleMail, now: at, ...change }),
    notices: async () =>
      (await tables(db).select().from(mails).orderBy(mails.id)).filter(
        ({ kind }) => kind === 'notice',
      ),
  }
}

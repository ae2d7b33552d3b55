import { log } from '#app/http/log.server'
import { dayIn, HOUR_MS, MINUTE_MS, timeIn } from '#app/models/company/calendar'
import { isWorkingDay } from '#app/models/company/office-hours'
import type { Site } from '#app/models/company/site.server'
import { findDailyRun, recordDailyRun } from '#app/models/daily-run.server'
import { reasonOf } from './reason'
import { startWorker } from './worker'

export interface DailyJob {
  name: string
  /** Runs until it succeeds once a month, at most once a day. */
  isMonthly?: true
  /** Runs on working days once the office opens; other jobs run every day from the quiet hour on. */
  isAtOpening?: true
  /** @returns what was done; undefined where the job is switched off */
  run(site: Site, now: number, signal: AbortSignal): Promise<string | undefined>
}

const QUIET_HOUR = 3
const CHECK_EVERY_MS = MINUTE_MS
const RETRY_MS = HOUR_MS

/** The database holds the last runs, so a restart neither repeats nor skips a job. */
export function startDaily(site: Site, jobs: readonly DailyJob[], now = Date.now) {
  const stopping = new AbortController()
  const { signal } = stopping
  /** Kept in memory too: on a full disk no run can be recorded. */
  const attempted = new Map<string, number>()

  function isTime({ isAtOpening }: DailyJob, day: string, time: string): boolean {
    if (!isAtOpening) return Number.parseInt(time, 10) >= QUIET_HOUR
    return isWorkingDay(site.company, day) && time >= site.company.opensAt
  }

  async function isDue({ name, isMonthly }: DailyJob, day: string): Promise<boolean> {
    // The clock may have been set back since.
    if (Math.abs(now() - (attempted.get(name) ?? 0)) < RETRY_MS) return false
    const last = await findDailyRun(site.db, name)
    if (!isMonthly) return last?.day !== day || !last.isOk
    return last?.day !== day && (last?.day.slice(0, 7) !== day.slice(0, 7) || !last.isOk)
  }

  async function run(job: DailyJob, day: string): Promise<void> {
    attempted.set(job.name, now())
    const outcome = await job.run(site, now(), signal).then(
      (text) => text !== undefined && { isOk: true, outcome: text },
      (error: unknown) => {
        if (signal.aborted) return false
        log.error({ err: error, job: job.name }, 'daily job failed')
        return { isOk: false, outcome: reasonOf(error) }
      },
    )
    if (!outcome) return
    // Logged only: on a full disk the next job may free space.
    await recordDailyRun(site.db, { job: job.name, day, finishedAt: now(), ...outcome }).catch(
      (error: unknown) => log.error({ err: error, job: job.name }, 'daily job not recorded'),
    )
    if (outcome.isOk) log.info({ job: job.name, outcome: outcome.outcome }, 'daily job done')
  }

  async function runDue(): Promise<void> {
    const { timeZone } = site.company
    const at = now()
    const [day, time] = [dayIn(timeZone, at), timeIn(timeZone, at)]
    for (const job of jobs) {
      if (signal.aborted) return
      if (isTime(job, day, time) && (await isDue(job, day))) await run(job, day)
    }
  }

  const worker = startWorker(CHECK_EVERY_MS, runDue, 'daily jobs not checked')
  return {
    check: worker.wake,
    async stop() {
      stopping.abort()
      await worker.stop()
    },
  }
}

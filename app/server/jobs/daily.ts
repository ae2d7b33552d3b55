import { Cron } from 'croner'

import { log } from '#app/http/log.server'
import { minuteIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findDailyRun, recordDailyRun } from '#app/models/daily-run.server'

export interface DailyJob {
  /** Key of its last run in the database. */
  name: string
  /** @returns what it did, for staff, without personal data */
  run(site: Site, now: number): Promise<string>
}

export interface Daily {
  /** Looks now whether a job is due. @returns once every due job is done */
  check(): Promise<void>
  /** No further job begins; the one that runs is waited for. */
  stop(): Promise<void>
}

/** On the clock of the company: nobody works, and nobody's day has ended yet. */
const QUIET_HOUR = 3
/** A job that failed or was missed runs with the next hour. */
const EVERY_HOUR_AFTER = `0 ${QUIET_HOUR}-23 * * *`
/** For what was missed while the program did not run; after the start, which has its own work. */
const FIRST_CHECK_MS = 5 * 60_000

/** Runs each job once a day, one after the other. The database has the last runs, so a restart repeats or skips none. */
export function startDaily(site: Site, jobs: readonly DailyJob[], now = Date.now): Daily {
  let running: Promise<void> | undefined
  let isStopping = false

  async function isDue(job: DailyJob, day: string): Promise<boolean> {
    const last = await findDailyRun(site.db, job.name)
    return last?.day !== day || !last.isOk
  }

  async function run(job: DailyJob, day: string): Promise<void> {
    const outcome = await job.run(site, now()).then(
      (text) => ({ isOk: true, outcome: text }),
      (error: unknown) => {
        log.error({ err: error, job: job.name }, 'daily job failed')
        return { isOk: false, outcome: error instanceof Error ? error.message : String(error) }
      },
    )
    // On a full disk the next job may be the one that makes room.
    await recordDailyRun(site.db, { job: job.name, day, finishedAt: now(), ...outcome }).catch(
      (error: unknown) => log.error({ err: error, job: job.name }, 'daily job not recorded'),
    )
    if (outcome.isOk) log.info({ job: job.name, outcome: outcome.outcome }, 'daily job done')
  }

  async function runDue(): Promise<void> {
    const [day = '', time = ''] = minuteIn(site.company.timeZone, now()).split(' ')
    if (Number.parseInt(time, 10) < QUIET_HOUR) return
    for (const job of jobs) {
      if (isStopping) return
      if (await isDue(job, day)) await run(job, day)
    }
  }

  function check(): Promise<void> {
    running ??= runDue()
      .catch((error: unknown) => log.error({ err: error }, 'daily jobs not checked'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  const cron = new Cron(
    EVERY_HOUR_AFTER,
    { timezone: site.company.timeZone, unref: true },
    () => void check(),
  )
  const first = setTimeout(check, FIRST_CHECK_MS).unref()
  return {
    check,
    async stop() {
      isStopping = true
      cron.stop()
      clearTimeout(first)
      await running
    },
  }
}

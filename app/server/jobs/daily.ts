import { log } from '#app/http/log.server'
import { minuteIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findDailyRun, recordDailyRun } from '#app/models/daily-run.server'

/** Something the program does once a day by itself. */
export interface DailyJob {
  /** One word; under it the last run stands in the database. */
  name: string
  /** @returns what it did, in a few words for staff, without personal data */
  run(site: Site, now: number): Promise<string>
}

export interface Daily {
  /** Looks now whether a job is due. @returns once every due job is done */
  check(): Promise<void>
  /** No further job begins; the one that runs is waited for. */
  stop(): Promise<void>
}

const PACE = {
  /** On the clock of the company: nobody works, and nobody's day has ended yet. */
  quietHour: 3,
  checkMs: 5 * 60_000,
  /** After a failure, on the same day. */
  retryMs: 3_600_000,
  now: Date.now,
}

/**
 * Runs each job once a day, one after the other, at the quiet hour or as soon after it as the program runs. What was
 * done is kept in the database, so a restart neither skips a day nor repeats it.
 */
export function startDaily(
  site: Site,
  jobs: readonly DailyJob[],
  pace: Partial<typeof PACE> = {},
): Daily {
  const { quietHour, checkMs, retryMs, now } = { ...PACE, ...pace }
  let round: Promise<void> | undefined
  let isStopping = false
  /** When those ran last of which the database could not be told. */
  const untold = new Map<string, number>()

  async function isDue(job: DailyJob): Promise<boolean> {
    const [day = '', time = ''] = minuteIn(site.company.timeZone, now()).split(' ')
    if (Number(time.slice(0, 2)) < quietHour) return false
    if (now() - (untold.get(job.name) ?? Number.NEGATIVE_INFINITY) < retryMs) return false
    const last = await findDailyRun(site.db, job.name)
    return last?.day !== day || (!last.isOk && now() - last.finishedAt >= retryMs)
  }

  async function run(job: DailyJob): Promise<void> {
    const [day = ''] = minuteIn(site.company.timeZone, now()).split(' ')
    const outcome = await job.run(site, now()).then(
      (text) => ({ isOk: true, outcome: text }),
      (error: unknown) => {
        log.error({ err: error, job: job.name }, 'daily job failed')
        return { isOk: false, outcome: error instanceof Error ? error.message : String(error) }
      },
    )
    try {
      await recordDailyRun(site.db, { job: job.name, day, finishedAt: now(), ...outcome })
      untold.delete(job.name)
    } catch (error) {
      // On a full disk the next job may be the one that makes room.
      log.error({ err: error, job: job.name }, 'daily job not kept')
      untold.set(job.name, now())
    }
    if (outcome.isOk) log.info({ job: job.name, outcome: outcome.outcome }, 'daily job done')
  }

  async function runDue(): Promise<void> {
    for (const job of jobs) {
      if (isStopping) return
      if (await isDue(job)) await run(job)
    }
  }

  function check(): Promise<void> {
    round ??= runDue()
      .catch((error: unknown) => log.error({ err: error }, 'daily jobs not kept'))
      .finally(() => {
        round = undefined
      })
    return round
  }

  const timer = setInterval(check, checkMs).unref()
  return {
    check,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await round
    },
  }
}

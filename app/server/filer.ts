import { log } from '#app/http/log.server'
import { fileDue, retryAside, takeFaults } from '#app/models/enquiry-filing.server'
import type { Site } from '#app/models/site.server'

/** Files the enquiries of a rush once it is over. */
export interface Filer {
  /** Those that still wait are filed by the next start. */
  stop(): Promise<void>
}

const PACE = {
  /** A look at a number in memory. */
  lookMs: 100,
  /** After trouble with the database. */
  restMs: 30_000,
}

export function startFiler({ db }: Site, pace: Partial<typeof PACE> = {}): Filer {
  const { lookMs, restMs } = { ...PACE, ...pace }
  let restsUntil = 0
  let isStopping = false
  let round: Promise<void> | undefined = run(() => retryAside(db))

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      restsUntil = performance.now() + restMs
      log.error({ err: error }, 'enquiries not filed')
    }
    for (const fault of takeFaults()) {
      log.error(
        { err: fault },
        'an enquiry could not be filed and is kept aside until the next start',
      )
    }
    round = undefined
  }

  const timer = setInterval(() => {
    if (!round && performance.now() >= restsUntil) round = run(() => fileDue(db, () => isStopping))
  }, lookMs).unref()
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await round
    },
  }
}

import { log } from '#app/http/log.server'
import type { Site } from '#app/models/company/site.server'
import { fileDue, retryAside, takeFaults } from '#app/models/enquiry/filing.server'
import { startRounds } from './jobs/rounds'

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
  let isRetried = false

  async function work(): Promise<void> {
    try {
      if (!isRetried) await retryAside(db)
      isRetried = true
      await fileDue(db, rounds.isStopping)
    } finally {
      for (const fault of takeFaults()) log.error({ err: fault }, 'an enquiry put aside')
    }
  }

  const rounds = startRounds(work, { everyMs: lookMs, restMs, trouble: 'enquiries not filed' })
  rounds.begin()
  return { stop: rounds.stop }
}

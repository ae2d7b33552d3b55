import { log } from '#app/http/log.server'
import { fileDue, retryAside, takeFaults } from '#app/models/enquiry-filing.server'
import type { Site } from '#app/models/site.server'
import { storageFault } from '#db/busy.server'

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
  let isRetried = false
  let round: Promise<void> | undefined

  async function work(): Promise<void> {
    if (!isRetried) await retryAside(db)
    isRetried = true
    await fileDue(db, () => isStopping)
  }

  function look(): void {
    if (round || performance.now() < restsUntil) return
    round = work()
      .catch((error: unknown) => {
        // Somebody else writes: that passes before the next look.
        if (storageFault(error) !== 'busy') restsUntil = performance.now() + restMs
        log.error({ err: error }, 'enquiries not filed')
      })
      .finally(() => {
        round = undefined
        for (const fault of takeFaults()) log.error({ err: fault }, 'an enquiry put aside')
      })
  }

  look()
  const timer = setInterval(look, lookMs).unref()
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await round
    },
  }
}

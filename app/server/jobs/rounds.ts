import { log } from '#app/http/log.server'
import { storageFault } from '#db/busy.server'

/** Work that is looked for again and again, one round at a time. */
export interface Rounds {
  /** Begins a round now, unless one is under way or a rest is. */
  begin(): void
  /** Leaves the work alone for a while. */
  rest(): void
  isStopping(): boolean
  /** Begins no more rounds. @returns settles once the last one is over */
  stop(): Promise<void>
}

/**
 * @param work of one round; after trouble with the database it rests
 * @param pace.trouble what the log says of that
 */
export function startRounds(
  work: () => Promise<void>,
  pace: { everyMs: number; restMs: number; trouble: string },
): Rounds {
  const { everyMs, restMs, trouble } = pace
  let round: Promise<void> | undefined
  let restsUntil = 0
  let isStopping = false

  function rest(): void {
    restsUntil = performance.now() + restMs
  }

  function begin(): void {
    if (isStopping || round || performance.now() < restsUntil) return
    round = work()
      .catch((error: unknown) => {
        // Somebody else writes: that passes before the next round.
        if (storageFault(error) !== 'busy') rest()
        log.error({ err: error }, trouble)
      })
      .finally(() => {
        round = undefined
      })
  }

  const timer = setInterval(begin, everyMs).unref()
  return {
    begin,
    rest,
    isStopping: () => isStopping,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await round
    },
  }
}

import { log } from '#app/http/log.server'

/** Runs `work` at an interval and when it is woken, never twice at the same time. @param fault is logged where it fails */
export function startWorker(
  everyMs: number,
  work: () => Promise<void>,
  fault: string,
  onFault = (_error: unknown) => {},
) {
  let running: Promise<void> | undefined
  let isStopping = false

  /** @returns the end of the run, new or under way */
  function wake(): Promise<void> | undefined {
    if (isStopping) return running
    running ??= work()
      .catch((error: unknown) => {
        log.error({ err: error }, fault)
        onFault(error)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  const timer = setInterval(wake, everyMs).unref()
  return {
    wake,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}

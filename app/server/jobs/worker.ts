/** Runs `work` at an interval and when it is woken, never twice at the same time. */
export function startWorker(
  everyMs: number,
  work: () => Promise<void>,
  onFault: (error: unknown) => void,
) {
  let running: Promise<void> | undefined
  let isStopping = false

  /** @returns the end of the run, new or under way */
  function wake(): Promise<void> | undefined {
    if (isStopping) return running
    running ??= work()
      .catch(onFault)
      .finally(() => {
        running = undefined
      })
    return running
  }

  const timer = setInterval(wake, everyMs).unref()
  return {
    wake,
    /** Resolves once the last run has ended. */
    async stop() {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}

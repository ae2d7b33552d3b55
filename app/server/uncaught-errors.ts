import { log } from '#app/http/log.server'

/**
 * Logs an unhandled rejection and goes on: one request must not end all others. After an uncaught exception the state is
 * unknown, so the program shuts down.
 */
export function handleUncaughtErrors(stop: (code: number) => void): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    stop(1)
  })
}

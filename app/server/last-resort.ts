import { log } from '#app/http/log.server'

/**
 * What nobody caught. A promise that failed unheard is written down and the site goes on: one odd request must not end
 * everybody else's. After an exception the program's state is unknown, so it stops as if told to, with code 1.
 * @param stop ends the program in order, then with the given code
 */
export function catchTheRest(stop: (code: number) => void): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    stop(1)
  })
}

import { endEventStreams } from '#app/http/event-stream.server'
import { log } from '#app/http/log.server'
import type { Site } from '#app/models/company/site.server'
import { findCompanyFileFault } from '#app/models/content/company.server'
import { loadPublished, refreshPublished } from '#app/models/content/load.server'
import { importCompanyFile } from '#app/models/content/publish.server'
import { refreshMailServer } from '#app/models/mail/mail-server.server'
import type { Stoppable } from '#db/postgres/leader.server'
import type { HttpServer } from './http-server'

const GRACE_MS = 25_000

/** Also stops after an uncaught exception, which leaves the state unknown. */
export function stopOnSignal(site: Site, server: HttpServer, jobs: Stoppable): void {
  let isStopping = false
  function stop(code = 0): void {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info('stopping')
    endEventStreams()
    const end = async () => {
      await site.db.close()
      process.exit(code)
    }
    void Promise.all([server.shutDown(), jobs.stop()]).then(end)
    setTimeout(() => process.exit(code), GRACE_MS).unref()
  }
  process.on('SIGTERM', () => stop())
  process.on('SIGINT', () => stop())
  // One failed request must not end all others.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    stop(1)
  })
}

const RETRY_MS = 1000

/** Reads mail server and content again after a commit, also of another process; one read at a time. */
export function followChanges(site: Site): void {
  let last = Promise.resolve()
  const refresh = async () => {
    await refreshMailServer(site)
    await refreshPublished(site)
  }
  function read(): void {
    last = last.then(refresh).catch((error: unknown) => {
      log.error({ err: error }, 'content not read again')
      setTimeout(read, RETRY_MS).unref()
    })
  }
  site.db.onChange(read)
}

export async function loadSite(site: Site): Promise<void> {
  if (await importCompanyFile(site)) log.info('company.json imported: from now on the desk counts')
  await loadPublished(site)
  const fault = await findCompanyFileFault(site)
  if (fault) log.warn(fault)
}

import { existsSync } from 'node:fs'
import * as build from 'virtual:remix/server-build'

import { watchEventLoop } from '#app/http/event-loop.server'
import { endEventStreams } from '#app/http/event-stream.server'
import { log } from '#app/http/log.server'
import { hasAdmins } from '#app/models/account/admin.server'
import { secretKeyFile } from '#app/models/account/secret-key.server'
import { sweepUploads } from '#app/models/application/upload-sweep.server'
import { openSite } from '#app/models/company/open-site.server'
import { readPhone } from '#app/models/company/phone.server'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, serveSite } from '#app/models/company/site.server'
import { securityHeaders } from '#app/server/guard/headers'
import { type Daily, startDaily } from '#app/server/jobs/daily'
import { DAILY_JOBS } from '#app/server/jobs/daily-jobs'
import { type Mailer, startMailer } from '#app/server/jobs/mailer'
import { clockFaultOf } from '#db/clock.server'
import { builtFiles } from '../built-files'
import { holdDataDir } from '../data-lock'
import { EXIT } from '../exit-codes'
import { createHttpServer } from '../http-server'
import { listen } from '../listen'
import { reload } from '../reload'
import { createRequestAnswer } from '../request-handler'
import type { Shutdown } from '../shutdown'
import { toStaticFiles } from '../static-files'
import { handleUncaughtErrors } from '../uncaught-errors'
import type { Program } from './run'
import { readWords } from './words'

export const help = `Usage: site [serve]

Serves the site until it is told to stop. Settings are environment variables, also read from .env by the executable.`

/** For open requests. */
const GRACE_MS = 25_000

export async function run(words: string[], { clientFolder }: Program): Promise<number> {
  readWords(words, { most: 0 })
  holdDataDir(readSettings(process.env))
  const site = serveSite(openSite(process.env))
  const clockFault = clockFaultOf(site.db)
  if (clockFault) log.warn(clockFault)
  const files = toStaticFiles(builtFiles(clientFolder), securityHeaders(site.settings))
  const { answer, pageCache } = await createRequestAnswer(site.settings, build, files)
  const { server, shutdown } = createHttpServer(answer)
  const port = await listen(server, site.settings)
  const mailer = startMailer(site)
  const daily = startDaily(site, DAILY_JOBS)
  stopOnSignal(site, shutdown, { mailer, daily })
  watchEventLoop()
  await greet(site, port)
  // The first phone number loads the rules of all countries, which takes a moment.
  void pageCache.warm().then(() => readPhone('98765 43210', ''))
  // On a terminal SIGHUP means that its window was closed.
  if (!process.stdout.isTTY) process.on('SIGHUP', () => void reload(site, pageCache))
  void sweepUploads(site.db, site.settings.uploadsDir).catch((error: unknown) =>
    log.error({ err: error }, 'sweep of uploads failed'),
  )
  return EXIT.ok
}

async function greet({ settings, db }: Site, port: number): Promise<void> {
  const { isLoopback, origin } = settings
  const here = isLoopback ? `http://localhost:${port}` : origin
  const isNamed = origin !== `http://localhost:${settings.port}`
  const people = isNamed ? origin : here
  console.log(`\n  The site is ready on ${here}${people === here ? '' : ` for ${people}`}\n`)
  if (await hasAdmins(db)) {
    console.log(`  Staff log in at ${people}/login\n`)
    return
  }
  const key = secretKeyFile(settings)
  const where = existsSync(key) && !settings.adminSecretKey ? `the file ${key}` : 'ADMIN_SECRET_KEY'
  console.log(`  Become the first admin: open ${people}/signup`)
  console.log(`  and enter the secret key from ${where}\n`)
}

function stopOnSignal(
  site: Site,
  shutdown: Shutdown,
  { mailer, daily }: { mailer: Mailer; daily: Daily },
): void {
  let isStopping = false
  function stop(code = 0): void {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info('stopping')
    endEventStreams()
    const workDone = Promise.all([mailer.stop(), daily.stop()])
    const end = () => {
      site.db.close()
      process.exit(code)
    }
    void Promise.all([shutdown.start(), workDone]).then(end)
    setTimeout(() => process.exit(code), GRACE_MS).unref()
  }
  process.on('SIGTERM', () => stop())
  process.on('SIGINT', () => stop())
  handleUncaughtErrors(stop)
}

import { existsSync } from 'node:fs'
import * as build from 'virtual:remix/server-build'
import { watchEventLoop } from '#app/http/event-loop.server'
import { log } from '#app/http/log.server'
import { countAdmins } from '#app/models/account/admin.server'
import { openSite, readCompanyAndMail, secretKeyFile } from '#app/models/company/open-site.server'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, serveSite } from '#app/models/company/site.server'
import { securityHeaders } from '#app/server/guard/headers'
import { runJobs } from '#app/server/jobs/jobs'
import { findClockFault } from '#db/clock.server'
import { lockDataDir } from '../data-lock'
import { createHttpServer, requireFreeAddress } from '../http-server'
import { createRequestListener } from '../request-handler'
import { followChanges, loadSite, stopOnSignal } from '../signals'
import { StaticFiles } from '../static-files'
import { readArguments } from './arguments'
import type { Program } from './run'

export const help = `Usage: site [serve]

Serves the site until it is told to stop. Settings are environment variables, also read from .env by the executable.`

export async function run(args: string[], { clientFolder }: Program): Promise<void> {
  readArguments(args, 0)
  const settings = readSettings(process.env)
  // Before the first write, so that a failed start leaves no files behind.
  await readCompanyAndMail(settings)
  await requireFreeAddress(settings)
  const release = lockDataDir(settings)
  const opened = await openSite(process.env).catch((error) => {
    release()
    throw error
  })
  const site = serveSite(opened)
  await loadSite(site)
  followChanges(site)
  const clockFault = await findClockFault(site.db)
  if (clockFault) log.warn(clockFault)
  const files = new StaticFiles(clientFolder, securityHeaders(site.settings))
  const server = createHttpServer(createRequestListener(site, build, files))
  const port = await server.listen(site.settings)
  stopOnSignal(site, server, await runJobs(site))
  watchEventLoop()
  await printWelcome(site, port)
  void files.readAll()
}

async function printWelcome({ settings, db }: Site, port: number): Promise<void> {
  const { isLoopback, origin } = settings
  const here = isLoopback ? `http://localhost:${port}` : origin
  const isNamed = origin !== `http://localhost:${settings.port}`
  const people = isNamed ? origin : here
  console.log(`\n  The site is ready on ${here}${people === here ? '' : ` for ${people}`}\n`)
  if ((await countAdmins(db)) > 0) {
    console.log(`  Staff log in at ${people}/login\n`)
    return
  }
  const key = secretKeyFile(settings)
  const where = existsSync(key) && !settings.adminSecretKey ? `the file ${key}` : 'ADMIN_SECRET_KEY'
  console.log(`  Become the first admin: open ${people}/signup`)
  console.log(`  and enter the secret key from ${where}\n`)
}

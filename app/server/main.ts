import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as build from 'virtual:remix/server-build'

import { log } from '#app/http/log.server'
import { hasAdmins } from '#app/models/admin.server'
import { secretKeyFile } from '#app/models/secret-key.server'
import { SettingsError } from '#app/models/settings.server'
import { openSite, type Site, serveSite } from '#app/models/site.server'
import { sweepUploads } from '#app/models/upload-sweep.server'
import { type Mailer, startMailer } from './mailer'
import { createSiteServer } from './server'
import { loadStaticFiles } from './static-files'

/** sysexits(3): the configuration is wrong; the address is taken. */
const EX_CONFIG = 78
const EX_UNAVAILABLE = 69
/** How long an open request may go on after the signal to stop. */
const GRACE_MS = 25_000

function open(): Site {
  try {
    return serveSite(openSite(process.env))
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`The site cannot start:\n${error.message}`)
    process.exit(EX_CONFIG)
  }
}

const site = open()
const { host, port } = site.settings
const assets = join(fileURLToPath(import.meta.url), '..', '..', 'client')
const { server, documents } = await createSiteServer(site, build, loadStaticFiles(assets))

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `Port ${port} is taken. Choose another with PORT=3001.`
      : `Cannot listen: ${error.message}`,
  )
  process.exit(EX_UNAVAILABLE)
})
let mailer: Mailer | undefined
server.listen(port, host, () => {
  mailer = startMailer(site)
  void greet()
  void documents.fill()
  void sweepUploads(site.db, site.settings.uploadsDir).catch((error: unknown) =>
    log.error({ err: error }, 'sweep of uploads failed'),
  )
})

async function greet(): Promise<void> {
  const listening = server.address()
  const actual = typeof listening === 'object' && listening ? listening.port : port
  const shown = site.settings.isLoopback ? `http://localhost:${actual}` : site.settings.origin
  console.log(`\n  The site is ready on ${shown}\n`)
  if (await hasAdmins(site.db)) {
    console.log(`  Staff log in at ${shown}/login\n`)
    return
  }
  const key = secretKeyFile(site.settings)
  const where =
    existsSync(key) && !site.settings.adminSecretKey ? `the file ${key}` : 'ADMIN_SECRET_KEY'
  console.log(`  Become the first admin: open ${shown}/signup`)
  console.log(`  and enter the secret key from ${where}\n`)
}

let isStopping = false
function stop(): void {
  if (isStopping) process.exit(1)
  isStopping = true
  log.info('stopping')
  const mailDone = mailer?.stop()
  server.close(async () => {
    await mailDone
    site.db.$client.close()
    process.exit(0)
  })
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), GRACE_MS).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

import { accessSync, constants, existsSync } from 'node:fs'
import { encrypterFor } from '#app/models/backup/age.server'
import { newestBackup } from '#app/models/backup/folders.server'
import { newestOffSite } from '#app/models/backup/off-site.server'
import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import { mailboxOf } from '#app/models/company/mail-settings.server'
import { readCompanyAndMail } from '#app/models/company/open-site.server'
import { readSettings, type Settings } from '#app/models/company/settings.server'
import { readCompany } from '#app/models/content/company.server'
import { checkReplication } from '#app/models/health/database-rows.server'
import { inspectDisk } from '#app/models/health/disk.server'
import { explainNoMail, mailOf } from '#app/models/mail/mail-server.server'
import { openTransport, readFailure } from '#app/models/mail/transport.server'
import { explainImap, openMailbox } from '#app/server/jobs/imap-client'
import { DatabaseError } from '#db/database.server'
import { inspectClock, inspectSite } from '#db/sqlite/inspect.server'
import { EXIT } from '../exit-codes'
import { readArguments } from './arguments'
import { type CheckResult, ok, printCheck, warn } from './check-result'

export const help = `Usage: site check

Checks settings, database, clock, disk, backups, mail and mailbox, prints one line for each, and changes nothing. With
PostgreSQL it also tells its version, whether replication is synchronous and how far each standby is behind. Exits with 78
if settings or database keep the site from starting, 75 if PostgreSQL does not answer yet, 74 if the disk is nearly full, 69 if the mail server, the mailbox
(IMAP_URL) or the place for backups (BACKUP_TO) does not answer.`

const MIB = 1024 * 1024
/** A missing greeting says more than a silent socket. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 6000 }

export async function run(args: string[]): Promise<number> {
  readArguments(args, 0)
  const code = await printCheck('settings', EXIT.config, checkSettings)
  if (code !== EXIT.ok) return code
  const settings = readSettings(process.env)
  const database = await printCheck('database', EXIT.config, () => checkDatabase(settings))
  const hasServer = settings.databaseUrl !== undefined
  // The other checks would report the same error.
  if (hasServer && database !== EXIT.ok) return database
  const codes = [
    database,
    await printCheck('clock', EXIT.config, () => checkClock(settings)),
    await printCheck('disk', EXIT.ioError, () => checkDisk(settings)),
    hasServer ? EXIT.ok : await printCheck('backups', EXIT.ioError, () => checkBackups(settings)),
    settings.backupTo === undefined
      ? EXIT.ok
      : await printCheck('off-site', EXIT.unavailable, () => checkOffSite(settings)),
    await printCheck('mail', EXIT.unavailable, () => checkMail(settings)),
    settings.imapUrl === undefined
      ? EXIT.ok
      : await printCheck('mailbox', EXIT.unavailable, () => checkMailbox(settings.imapUrl ?? '')),
  ]
  return codes.find((one) => one !== EXIT.ok) ?? EXIT.ok
}

async function checkSettings(): Promise<CheckResult> {
  const settings = readSettings(process.env)
  const { origin, dataDir, isLoopback, host } = settings
  const { name } = await readName(settings)
  const text = `${name} on ${origin}, data in ${dataDir}`
  if (!isLoopback && origin.startsWith('http:')) {
    return warn(`${text}; open to the network on ${host} without TLS`)
  }
  return ok(text)
}

/** A PostgreSQL that cannot be used is reported by its own check. */
async function readName(settings: Settings): Promise<{ name: string }> {
  try {
    return (await readCompanyAndMail(settings)).company
  } catch (error) {
    if (settings.databaseUrl === undefined || !(error instanceof DatabaseError)) throw error
    return readCompany(settings.dataDir)
  }
}

async function checkDatabase(settings: Settings): Promise<CheckResult> {
  if (settings.databaseUrl !== undefined) return checkServer(settings.databaseUrl)
  const found = inspectSite(settings)
  if (!found) return ok('none yet; the first start creates it')
  return describeRows(found, '')
}

const inspectServer = async (url: string) =>
  (await import('#db/postgres/open.server')).inspectServer(url)

async function checkServer(url: string): Promise<CheckResult> {
  const { state, rows, pending } = await inspectServer(url)
  const { value, advice } = checkReplication(state)
  const text = `PostgreSQL ${state.version}; ${value.toLowerCase()}`
  if (advice !== '') return warn(`${text}. ${advice}`)
  if (!rows) return ok(`${text}; no tables yet, the first start creates them`)
  return describeRows({ ...rows, pending }, `; ${text}`)
}

function describeRows(
  { enquiries, applications, pending }: Record<'enquiries' | 'applications' | 'pending', number>,
  more: string,
): CheckResult {
  const text = `${enquiries} enquiries, ${applications} applications${more}`
  return pending > 0 ? warn(`${text}; the next start migrates it (${pending})`) : ok(text)
}

async function checkClock({ databaseFile, databaseUrl }: Settings): Promise<CheckResult> {
  const fault = databaseUrl
    ? (await inspectServer(databaseUrl)).clockFault
    : existsSync(databaseFile) && inspectClock(databaseFile)
  return fault ? warn(fault) : ok(new Date().toISOString())
}

async function checkDisk({ dataDir }: Settings): Promise<CheckResult> {
  if (!existsSync(dataDir)) return warn(`${dataDir} does not exist; the first start creates it`)
  accessSync(dataDir, constants.W_OK)
  const { freeBytes, state, advice } = await inspectDisk(dataDir)
  const text = `${Math.floor(freeBytes / MIB)} MB free for ${dataDir}`
  if (state === 'full') throw new Error(`${text}. ${advice}`)
  return state === 'low' ? warn(`${text}. ${advice}`) : ok(text)
}

async function checkBackups({ dataDir, hasNightlyBackup }: Settings): Promise<CheckResult> {
  const newest = await newestBackup(dataDir)
  if (!newest) {
    return hasNightlyBackup
      ? ok('none yet; one is made every night')
      : warn('NIGHTLY_BACKUP is off')
  }
  const age = Date.now() - newest.madeAt
  const text = `${newest.name}, ${Math.floor(age / HOUR_MS)} hours old`
  if (age < -DAY_MS) return warn(`${newest.name} is dated in the future: was the clock wrong?`)
  return age > 2 * DAY_MS ? warn(text) : ok(text)
}

async function checkOffSite(settings: Settings): Promise<CheckResult> {
  await encrypterFor(settings.backupKey ?? '')
  const newest = await newestOffSite(settings)
  const text = `${settings.backupTo} answers`
  return newest ? ok(`${text}; newest copy: ${newest}`) : warn(`${text}; no copy yet`)
}

async function checkMail(settings: Settings): Promise<CheckResult> {
  const { mailServer } = await readCompanyAndMail(settings)
  const { smtpUrl, mailTo } = mailOf({ settings, mailServer })
  if (!smtpUrl) return warn(explainNoMail(mailServer))
  const transport = await openTransport(smtpUrl, TIMEOUTS)
  try {
    await transport.verify()
    return ok(
      `${new URL(smtpUrl).host} answers${mailTo?.length ? `; email goes to ${mailTo.join(', ')}` : ''}`,
    )
  } catch (error) {
    throw new Error(readFailure(error).message)
  } finally {
    transport.close()
  }
}

async function checkMailbox(imapUrl: string): Promise<CheckResult> {
  const { user, host, folder } = mailboxOf(imapUrl)
  try {
    const client = await openMailbox(imapUrl, TIMEOUTS)
    client.close()
    return ok(`${host} lets ${user} read ${folder}`)
  } catch (error) {
    throw new Error(explainImap(error, imapUrl))
  }
}

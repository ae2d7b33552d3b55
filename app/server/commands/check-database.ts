import { existsSync } from 'node:fs'
import type { Settings } from '#app/models/company/settings.server'
import { checkReplication } from '#app/models/health/database-rows.server'
import { inspectClock, inspectSite } from '#db/sqlite/inspect.server'
import { type CheckResult, ok, warn } from './check-result'

export async function checkDatabase(settings: Settings): Promise<CheckResult> {
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

export async function checkClock({ databaseFile, databaseUrl }: Settings): Promise<CheckResult> {
  const fault = databaseUrl
    ? (await inspectServer(databaseUrl)).clockFault
    : existsSync(databaseFile) && inspectClock(databaseFile)
  return fault ? warn(fault) : ok(new Date().toISOString())
}

import { existsSync } from 'node:fs'
import { clockFault, NEWEST_ID } from '../clock.server'
import { DESK_SETTINGS, type DeskSettings, NO_SETTINGS } from '../desk-settings'
import { type Connection, openFile } from './connection.server'
import { checkIdentity, checkIntegrity } from './identity.server'
import { lastMigration, pendingMigrations } from './migrate.server'
import { probeDatabase, type SitePaths } from './probe.server'

export function withConnection<T>(client: Connection, work: (client: Connection) => T): T {
  try {
    return work(client)
  } finally {
    client.close()
  }
}

export function withReadOnly<T>(file: string, work: (client: Connection) => T): T {
  return withConnection(openFile(file, { readonly: true, fileMustExist: true }), work)
}

/** @throws DatabaseError */
export function inspectSite(
  paths: SitePaths,
): { enquiries: number; applications: number; pending: number } | undefined {
  if (!probeDatabase(paths)) return undefined
  return withReadOnly(paths.databaseFile, (client) => {
    checkIdentity(client, paths)
    checkIntegrity(client, paths)
    const count = (table: string) =>
      Number(client.prepare(`select count(*) from ${table}`).pluck().get())
    return {
      enquiries: count('enquiries'),
      applications: count('applications'),
      pending: pendingMigrations(client).length,
    }
  })
}

export function readDeskSettings(file: string): DeskSettings {
  if (!existsSync(file)) return NO_SETTINGS
  try {
    return withReadOnly(file, (client) => client.prepare(DESK_SETTINGS).get() as DeskSettings)
  } catch {
    // A file that is damaged or older is reported when the site is opened.
    return NO_SETTINGS
  }
}

export function inspectClock(file: string): string | undefined {
  return withReadOnly(file, (client) => {
    if (pendingMigrations(client).length > 0) return undefined
    return clockFault(String(client.prepare(NEWEST_ID).pluck().get() ?? ''))
  })
}

export function inspectFile(file: string): { isSound: boolean; migration: number } {
  return withConnection(openFile(file), (client) => ({
    isSound: client.pragma('integrity_check', { simple: true }) === 'ok',
    migration: lastMigration(client),
  }))
}

import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#app/models/company/settings.server'
import { countOf, showBytes } from '#app/models/text'
import { encryptFile } from './age.server'
import { BackupError } from './archive.server'
import { backupFolder, newestBackup, oldestFirst, withWorkFolder } from './folders.server'
import { openRsync } from './rsync.server'
import { openS3 } from './s3.server'

const COPIES = 30
const COPY_NAME = /^site-\d{4}-\d\d-\d\d\.tar\.age$/

export const NO_BACKUP = 'There is no nightly backup yet; "site backup --nightly" makes one.'

interface OffSite {
  /** Oldest first. */
  list(): Promise<string[]>
  put(file: string, name: string, sha256: string): Promise<void>
  get(name: string, file: string): Promise<void>
  remove(names: string[]): Promise<void>
}

/** @throws BackupError; so do the methods of the result */
function openOffSite({ backupTo, s3 }: Settings, empty: string): OffSite {
  if (backupTo === undefined) throw new BackupError('off-site', 'BACKUP_TO is not set.')
  const store: OffSite = backupTo.startsWith('s3:')
    ? openS3(backupTo, s3)
    : openRsync(backupTo, empty)
  const refuse = ({ message, code = '' }: NodeJS.ErrnoException) => {
    throw new BackupError('off-site', `${backupTo}: ${message || code}.`)
  }
  return {
    async list() {
      const names = await store.list().catch(refuse)
      return oldestFirst(names.filter((name) => COPY_NAME.test(name)))
    },
    put: (...args) => store.put(...args).catch(refuse),
    get: (...args) => store.get(...args).catch(refuse),
    remove: (names) => store.remove(names).catch(refuse),
  }
}

export async function sendOffSite(settings: Settings): Promise<string> {
  const { dataDir, backupTo, backupKey = '' } = settings
  const newest = await newestBackup(dataDir)
  if (!newest) throw new BackupError('archive', NO_BACKUP)
  return withWorkFolder(dataDir, async (work) => {
    const name = `${newest.name}.age`
    const empty = join(work, 'empty')
    await mkdir(empty)
    const offSite = openOffSite(settings, empty)
    const file = join(work, name)
    const sha256 = await encryptFile(join(backupFolder(dataDir), newest.name), file, backupKey)
    await offSite.put(file, name, sha256)
    const { size } = await stat(file)
    const kept = await removeOld(offSite, name).catch(
      (error: Error) => `old copies stay there, because ${error.message}`,
    )
    return `${name} to ${backupTo}: ${showBytes(size)}, ${kept}`
  })
}

async function removeOld(offSite: OffSite, sent: string): Promise<string> {
  const names = await offSite.list()
  const old = names.filter((name) => name !== sent).slice(0, 1 - COPIES)
  await offSite.remove(old)
  return `${countOf(names.length - old.length, 'copy', 'copies')} there`
}

/** @param name of the copy, by default the newest. @returns the path of the encrypted file */
export async function fetchOffSite(settings: Settings, work: string, name?: string) {
  const offSite = openOffSite(settings, work)
  const names = await offSite.list()
  const newest = names.at(-1)
  if (newest === undefined) {
    throw new BackupError('off-site', `There is no copy in ${settings.backupTo} yet.`)
  }
  const wanted = name ?? newest
  if (!names.includes(wanted)) {
    throw new BackupError(
      'off-site',
      `There is no copy ${wanted} in ${settings.backupTo}. The newest is ${newest}.`,
    )
  }
  const file = join(work, wanted)
  await offSite.get(wanted, file)
  return file
}

export async function newestOffSite(settings: Settings): Promise<string | undefined> {
  return (await openOffSite(settings, '').list()).at(-1)
}

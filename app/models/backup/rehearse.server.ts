import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readCurrentCompany } from '#app/models/company/open-site.server'
import type { Settings } from '#app/models/company/settings.server'
import { countOf } from '#app/models/text'
import { inspectSite } from '#db/sqlite/inspect.server'
import { decryptFile, isEncrypted, isPublicKey } from './age.server'
import { BackupError, DATABASE, type Progress } from './archive.server'
import { backupFolder, newestBackup, withWorkFolder } from './folders.server'
import { fetchOffSite, NO_BACKUP } from './off-site.server'
import { checkDatabase } from './restore.server'
import { unpackBackup } from './unpack.server'

export async function rehearseNewest(settings: Settings, onProgress: Progress): Promise<string> {
  const { dataDir, backupTo, backupKey = '' } = settings
  return withWorkFolder(dataDir, async (work) => {
    const newest = await newestBackup(dataDir)
    if (!newest) throw new BackupError('archive', NO_BACKUP)
    const here = await rehearse(join(backupFolder(dataDir), newest.name), work, onProgress)
    if (backupTo === undefined) return here
    if (isPublicKey(backupKey)) {
      return `${here}\nOnly your secret key opens the copies in ${backupTo}: site restore --check --off-site --key FILE`
    }
    const copy = await fetchOffSite(settings, work)
    return `${here}\n${await rehearse(await openBackup(copy, work, backupKey), work, onProgress)}`
  })
}

/** Unpacks a backup and runs the checks of a restore and of a server start. @throws BackupError */
export async function rehearse(file: string, work: string, onProgress: Progress): Promise<string> {
  const dataDir = join(work, 'site')
  const databaseFile = join(dataDir, DATABASE)
  try {
    const unpacked = await unpackBackup(file, dataDir, onProgress)
    await checkDatabase(dataDir, unpacked)
    readCurrentCompany({ dataDir, databaseFile })
    const found = inspectSite({ dataDir, databaseFile, uploadsDir: join(dataDir, 'uploads') })
    const { head, files, missing } = unpacked
    const counts = [
      countOf(found?.enquiries ?? 0, 'enquiry', 'enquiries'),
      countOf(found?.applications ?? 0, 'application', 'applications'),
      countOf(files.size, 'file', 'files'),
      ...(missing.length > 0 ? [`${missing.length} missing when it was made`] : []),
    ]
    const made = new Date(head.createdAt).toISOString()
    return `${basename(file)} of ${made} can be restored: ${counts.join(', ')}`
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    throw new BackupError(error.about, `${basename(file)}: ${error.message}`)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** @returns the path of the archive, decrypted into `work` if `file` is encrypted */
export async function openBackup(file: string, work: string, key: string | undefined) {
  if (!(await isEncrypted(file))) return file
  if (key === undefined || isPublicKey(key)) {
    throw new BackupError(
      'key',
      `${basename(file)} is encrypted. Name the file of your secret key with --key, or set BACKUP_KEY to its passphrase.`,
    )
  }
  const archive = join(await mkdtemp(join(work, 'open-')), basename(file, '.age'))
  await decryptFile(file, archive, key)
  return archive
}

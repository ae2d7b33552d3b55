import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseError } from '../database.server'

export interface SitePaths {
  databaseFile: string
  uploadsDir: string
  dataDir: string
}

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100

export function instanceFile(paths: SitePaths): string {
  return join(paths.dataDir, 'instance.id')
}

/** Refuses an empty file, which SQLite would accept. @returns false for a first start @throws DatabaseError */
export function probeDatabase(paths: SitePaths): boolean {
  const { databaseFile, dataDir } = paths
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) {
    throw new DatabaseError(`${dataDir} is a file, not a folder: set DATA_DIR.`)
  }
  // existsSync is also false in a folder of another user.
  for (const folder of [dataDir, dirname(databaseFile)]) {
    if (existsSync(folder)) accessSync(folder, constants.X_OK)
  }
  if (!existsSync(databaseFile)) {
    const traces = tracesOf(paths)
    if (traces.length === 0) return false
    const found = traces.join(' and ')
    throw databaseError(paths, `is missing, but ${found} show that this site has been at work.`)
  }
  const header = readHeader(databaseFile)
  if (header.length === 0) throw databaseError(paths, 'is empty (0 bytes).')
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 16) !== MAGIC) {
    throw databaseError(paths, 'is not a database.')
  }
  return true
}

export function databaseError(
  paths: SitePaths,
  why: string,
  options?: ErrorOptions,
): DatabaseError {
  const backup = newestBackup(paths)
  const restore = backup
    ? `The newest backup is ${backup}.`
    : 'There is no backup in the data directory; look where you keep yours.'
  const advice =
    'Nothing was changed. Put a backup back with "site restore FILE --force", which keeps what is here, and start again.'
  const lines = [`${paths.databaseFile} ${why}`, `${advice} ${restore}`]
  const copy = newestOf(listCopies(paths.databaseFile))
  if (copy) {
    lines.push(
      `${copy} is the database before the last update, and no backup: to go back to it, move site.sqlite* to other names and copy it to site.sqlite.`,
    )
  }
  return new DatabaseError(lines.join('\n'), options)
}

function tracesOf(paths: SitePaths): string[] {
  const id = instanceFile(paths)
  return [
    ...(existsSync(id) ? [id] : []),
    ...(filesBelow(paths.uploadsDir).length > 0 ? [`the files in ${paths.uploadsDir}`] : []),
  ]
}

function readHeader(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    return header.subarray(0, readSync(handle, header, 0, HEADER_BYTES, 0))
  } finally {
    closeSync(handle)
  }
}

function newestBackup({ dataDir }: SitePaths): string | undefined {
  return newestOf(filesBelow(join(dataDir, 'backups')).filter((file) => file.endsWith('.tar')))
}

/** The databases that starts copied before they migrated. */
export function listCopies(databaseFile: string, name = /^before-.+\.sqlite$/): string[] {
  return filesBelow(dirname(databaseFile)).filter((file) => name.test(basename(file)))
}

function newestOf(files: string[]): string | undefined {
  const age = (file: string) => statSync(file).mtimeMs
  return files.sort((a, b) => age(b) - age(a))[0]
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

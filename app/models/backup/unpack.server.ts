import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Entry } from 'tar-stream'
import type { z } from 'zod'
import { NEWEST_MIGRATION } from '#db/sqlite/migrate.server'
import {
  BackupError,
  type BackupHead,
  type BackupManifest,
  backupHead,
  backupManifest,
  DATABASE,
  FORMAT,
  HEAD,
  isExpected,
  MANIFEST,
  type Progress,
  readArchive,
  unpackEntry,
} from './archive.server'

export type Unpacked = Awaited<ReturnType<typeof unpackBackup>>

const NO_BACKUP = 'it does not begin like a backup of this program'
const MAX_TEXT = 64 * 1024 * 1024

/** @returns `files` without the single files @throws BackupError for an archive that is foreign, newer or damaged */
export async function unpackBackup(file: string, folder: string, onProgress: Progress) {
  const { size } = await stat(file)
  let done = 0
  const onBytes = (count: number) => {
    done += count
    onProgress('files', done, size)
  }
  let why = NO_BACKUP
  const onHead = () => {
    why = 'it is cut short, or a header in it does not add up'
  }
  try {
    return await unpack(readArchive(file), folder, onHead, onBytes)
  } catch (error) {
    // Only errors of the operating system name a system call, errors of the archive do not.
    const isOfStorage = error instanceof Error && 'syscall' in error
    if (error instanceof BackupError || isOfStorage) throw error
    throw damaged(why)
  }
}

async function unpack(
  entries: AsyncIterable<Entry>,
  folder: string,
  onHead: () => void,
  onBytes: (count: number) => void,
) {
  let head: BackupHead | undefined
  const found = new Map<string, string>()
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (!head) {
      head = readHead(await readText(entry))
      onHead()
    } else if (name === MANIFEST) {
      const manifest = parse(backupManifest, await readText(entry))
      compare(manifest?.files ?? [], found)
      if (!manifest || !found.has(DATABASE)) throw damaged('its list of files is unreadable')
      const files = new Set([...found.keys()].filter((key) => key.startsWith('uploads/')))
      return { head, files, missing: manifest.missing }
    } else {
      const isKnown = type === 'file' && isExpected(name) && !found.has(name)
      if (!isKnown) throw damaged('a file in it is unknown')
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      found.set(name, await unpackEntry(entry, path, onBytes))
    }
  }
  throw new Error('The manifest is missing')
}

function readHead(content: string): BackupHead {
  const format = parse(backupHead.pick({ format: true }), content)?.format
  if (format === undefined) throw damaged(NO_BACKUP)
  const head = parse(backupHead, content)
  if (format > FORMAT || (head && head.schema > NEWEST_MIGRATION)) {
    const program = head ? ` (${head.program})` : ''
    throw new BackupError(
      'archive',
      `The backup was made by a later version of this program${program}. Update the program first.`,
    )
  }
  if (!head) throw damaged('its first file is incomplete')
  return head
}

function compare(files: BackupManifest['files'], found: Map<string, string>): void {
  for (const { name, sha256 } of files) {
    if (found.get(name) !== sha256) throw damaged(`${name} is not what was stored`)
  }
  if (files.length !== found.size) throw damaged('it holds files that its list does not name')
}

async function readText(entry: Entry): Promise<string> {
  const { name, size = 0 } = entry.header
  if (size > MAX_TEXT || (name !== HEAD && name !== MANIFEST)) {
    throw damaged(NO_BACKUP)
  }
  return text(entry)
}

function parse<T>(schema: z.ZodType<T>, content: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(content)).data
  } catch {
    return undefined
  }
}

function damaged(why: string): BackupError {
  return new BackupError('archive', `The backup is damaged: ${why}. Nothing was changed.`)
}

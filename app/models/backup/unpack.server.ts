import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { z } from 'zod/v4'
import type { Progress } from '#db/copy.server'
import { NEWEST_MIGRATION } from '#db/migrate.server'
import {
  type BackupHead,
  backupHead,
  backupManifest,
  DATABASE,
  FORMAT,
  HEAD,
  isExpected,
  MANIFEST,
} from './manifest'
import { RestoreRefusal } from './refusal.server'
import { DamagedTar, readTar, type TarEntry } from './tar.server'

export interface Unpacked {
  head: BackupHead
  /** Resumes that came out of the archive, as they are named in it. */
  resumes: Set<string>
  missing: string[]
}

/** Far more than a head or a list of a hundred thousand files needs. */
const MAX_TEXT = 64 * 1024 * 1024

/**
 * Unpacks a backup into a folder of its own and compares every file with the hash that was noted when it was made.
 * @throws RestoreRefusal for an archive that is no backup, of a later version, or damaged
 */
export async function unpackBackup(
  file: string,
  folder: string,
  onProgress: Progress,
): Promise<Unpacked> {
  const archive = await open(file, 'r')
  try {
    const { size } = await archive.stat()
    return await unpack(archive, folder, (done) => onProgress('files', done, size))
  } catch (error) {
    if (!(error instanceof DamagedTar)) throw error
    throw damaged(error.message)
  } finally {
    await archive.close()
  }
}

async function unpack(
  archive: FileHandle,
  folder: string,
  onProgress: (bytes: number) => void,
): Promise<Unpacked> {
  let head: BackupHead | undefined
  const found = new Map<string, string>()
  let done = 0
  const count = (bytes: number) => {
    done += bytes
    onProgress(done)
  }
  for await (const entry of readTar(archive)) {
    if (!head) head = readHead(await readText(entry))
    else if (entry.name === MANIFEST) {
      const manifest = parse(backupManifest, await readText(entry))
      compare(manifest?.files ?? [], found)
      if (!manifest || !found.has(DATABASE)) throw damaged('its list of files is unreadable')
      const resumes = new Set([...found.keys()].filter((name) => name.startsWith('uploads/')))
      return { head, resumes, missing: manifest.missing }
    } else {
      if (!isExpected(entry.name) || found.has(entry.name)) throw damaged('a file in it is unknown')
      found.set(entry.name, await unpackFile(entry, join(folder, entry.name), count))
    }
  }
  throw damaged('its end is missing')
}

function readHead(text: string): BackupHead {
  const format = parse(backupHead.pick({ format: true }), text)?.format
  if (format === undefined) throw damaged('it does not begin like a backup of this program')
  const head = parse(backupHead, text)
  if (format > FORMAT || (head && head.schema > NEWEST_MIGRATION)) {
    const program = head ? ` (${head.program})` : ''
    throw new RestoreRefusal(
      'archive',
      `The backup was made by a later version of this program${program}. Update the program first.`,
    )
  }
  if (!head) throw damaged('its first file is incomplete')
  return head
}

function compare(
  files: { name: string; bytes: number; sha256: string }[],
  found: Map<string, string>,
) {
  for (const { name, sha256 } of files) {
    if (found.get(name) !== sha256) throw damaged(`${name} is not what was stored`)
  }
  if (files.length !== found.size) throw damaged('it holds files that its list does not name')
}

/** @returns the SHA-256 of the file, hex */
async function unpackFile(
  entry: TarEntry,
  path: string,
  count: (bytes: number) => void,
): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    for await (const chunk of entry.content()) {
      hash.update(chunk)
      await file.appendFile(chunk)
      count(chunk.length)
    }
    await file.sync()
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

async function readText(entry: TarEntry): Promise<string> {
  if (entry.bytes > MAX_TEXT || (entry.name !== HEAD && entry.name !== MANIFEST)) {
    throw damaged('it does not begin like a backup of this program')
  }
  const chunks: Buffer[] = []
  for await (const chunk of entry.content()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function parse<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function damaged(why: string): RestoreRefusal {
  return new RestoreRefusal('archive', `The backup is damaged: ${why}. Nothing was changed.`)
}

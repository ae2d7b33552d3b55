import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Entry, extract, type Pack, pack } from 'tar-stream'
import * as z from 'zod'

export type Progress = (phase: string, done: number, total: number) => void

export class BackupError extends Error {
  constructor(
    readonly about: 'archive' | 'target' | 'busy' | 'off-site' | 'key',
    message: string,
  ) {
    super(message)
  }
}

export const FORMAT = 1

export const HEAD = 'backup.json'
export const MANIFEST = 'manifest.json'
export const DATABASE = 'db/site.sqlite'
export const SINGLE_FILES = ['company.json', 'secret-key']

export const backupHead = z.object({
  format: z.int(),
  program: z.string(),
  schema: z.number(),
  createdAt: z.number(),
})
export type BackupHead = z.infer<typeof backupHead>

export const backupManifest = z.object({
  files: z.array(
    z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string().length(64) }),
  ),
  missing: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof backupManifest>

export function storedFileName(file: string): string {
  return `uploads/${file.replaceAll('\\', '/')}`
}

export function isExpected(name: string): boolean {
  return (
    name === DATABASE ||
    SINGLE_FILES.includes(name) ||
    /^uploads\/[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(name)
  )
}

export type ArchiveWriter = ReturnType<typeof writeArchive>

export function writeArchive(path: string, now: number) {
  const tar: Pack = pack()
  const attributes = { mode: 0o600, mtime: new Date(now) }
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const writing = pipeline(tar, output)
  writing.catch(() => {})
  return {
    addText(name: string, text: string) {
      tar.entry({ name, ...attributes }, text)
    },
    async addFile(name: string, file: FileHandle) {
      const { size: bytes } = await file.stat()
      const { hash, tap } = hashing()
      const entry = tar.entry({ name, size: bytes, ...attributes })
      await pipeline(file.createReadStream(), tap, entry).catch((error: unknown) => {
        tar.destroy()
        throw error
      })
      return { name, bytes, sha256: hash.digest('hex') }
    },
    async finish() {
      tar.finalize()
      await writing
    },
  }
}

/** The caller must read each entry before the next. @throws if the archive is damaged */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const input = createReadStream(path)
  input.on('error', (error) => tar.destroy(error))
  try {
    yield* input.pipe(tar)
  } finally {
    input.destroy()
  }
}

/** @returns the SHA-256 of the written file, hex */
export async function unpackEntry(
  entry: Entry,
  path: string,
  onBytes: (count: number) => void,
): Promise<string> {
  const { hash, tap } = hashing(onBytes)
  await pipeline(entry, tap, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return hash.digest('hex')
}

export function hashing(onBytes = (_count: number) => {}) {
  const hash = createHash('sha256')
  async function* tap(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      onBytes(chunk.length)
      yield chunk
    }
  }
  return { hash, tap }
}

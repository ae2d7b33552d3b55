import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Entry, extract, type Pack, pack } from 'tar-stream'

export interface ArchivedFile {
  name: string
  bytes: number
  /** Hex. */
  sha256: string
}

export interface ArchiveWriter {
  addText(name: string, text: string): void
  /** Adds an open file and closes it, whatever happens. */
  addFile(name: string, file: FileHandle): Promise<ArchivedFile>
  /** @returns once all of it is on the disk */
  finish(): Promise<void>
}

export function writeArchive(path: string, now: number): ArchiveWriter {
  const tar: Pack = pack()
  const attributes = { mode: 0o600, mtime: new Date(now) }
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const writing = pipeline(tar, output)
  // `finish` or `addFile` reports it.
  writing.catch(() => {})
  return {
    addText(name, text) {
      tar.entry({ name, ...attributes }, text)
    },
    async addFile(name, file) {
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

/** Each file of an archive, in order; one must be read before the next. @throws what is wrong with the archive */
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

/** @returns the SHA-256 of the file, hex, once it is on the disk */
export async function unpackEntry(
  entry: Entry,
  path: string,
  onBytes: (count: number) => void,
): Promise<string> {
  const { hash, tap } = hashing(onBytes)
  await pipeline(entry, tap, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return hash.digest('hex')
}

function hashing(onBytes = (_count: number) => {}) {
  const hash = createHash('sha256')
  async function* tap(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      onBytes(chunk.length)
      yield chunk
    }
  }
  return { hash, tap }
}

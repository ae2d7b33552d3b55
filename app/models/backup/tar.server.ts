import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

/** Just enough of the archive format of POSIX (ustar) for files with short names; every tar reads what this writes. */

const BLOCK = 512
/** Small enough that hashing one never holds up a visitor. */
const CHUNK = 128 * 1024
const END = Buffer.alloc(2 * BLOCK)
/** Written in one go, a large archive would keep the disk from everybody else who waits for it. */
const SYNC_EVERY = 512 * 1024

/** An archive that is cut short, or whose headers do not add up. */
export class DamagedTar extends Error {}

export interface TarWriter {
  /** @returns the SHA-256 of what was written, hex */
  add(
    name: string,
    bytes: number,
    content: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<string>
  finish(): Promise<void>
}

export function writeTar(file: FileHandle, now: number): TarWriter {
  let unsynced = 0

  async function append(bytes: Buffer): Promise<void> {
    await file.appendFile(bytes)
    unsynced += bytes.length
    if (unsynced < SYNC_EVERY) return
    unsynced = 0
    await file.datasync()
  }

  return {
    async add(name, bytes, content) {
      await append(header(name, bytes, now))
      const hash = createHash('sha256')
      let written = 0
      for await (const chunk of content) {
        written += chunk.length
        if (written > bytes) break
        hash.update(chunk)
        await append(chunk)
      }
      if (written !== bytes) throw new Error(`${name} changed while it was read`)
      await append(Buffer.alloc(padding(bytes)))
      return hash.digest('hex')
    },
    async finish() {
      await append(END)
    },
  }
}

export interface TarEntry {
  name: string
  bytes: number
  content(): AsyncGenerator<Buffer>
}

/** Every file of an archive, in order. @throws DamagedTar */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  for (let at = 0; ; ) {
    const block = await readAt(file, at, BLOCK)
    if (block.equals(END.subarray(0, BLOCK))) return
    const { name, bytes } = parseHeader(block)
    const start = at + BLOCK
    yield {
      name,
      bytes,
      async *content() {
        for (let done = 0; done < bytes; done += CHUNK) {
          yield await readAt(file, start + done, Math.min(CHUNK, bytes - done))
        }
      },
    }
    at = start + bytes + padding(bytes)
  }
}

/** Adds an open file as it is now and closes it, whatever happens. @returns what was written */
export async function addAndClose(
  tar: TarWriter,
  name: string,
  file: FileHandle,
): Promise<{ name: string; bytes: number; sha256: string }> {
  try {
    const { size } = await file.stat()
    return { name, bytes: size, sha256: await tar.add(name, size, chunksOf(file)) }
  } finally {
    await file.close()
  }
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let at = 0; ; at += CHUNK) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK), 0, CHUNK, at)
    if (bytesRead > 0) yield buffer.subarray(0, bytesRead)
    if (bytesRead < CHUNK) return
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new DamagedTar('it is cut short')
  return buffer
}

function padding(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK
}

function header(name: string, bytes: number, now: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0, 100)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(octal(bytes), 124)
  block.write(octal(Math.floor(now / 1000)), 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function octal(value: number): string {
  const digits = value.toString(8).padStart(11, '0')
  if (digits.length > 11) throw new Error('A file of 8 GiB or more does not fit into the archive')
  return `${digits}\0`
}

function parseHeader(block: Buffer): { name: string; bytes: number } {
  const field = (at: number, length: number) =>
    block.toString('latin1', at, at + length).split('\0', 1)[0] ?? ''
  if (Number.parseInt(field(148, 8), 8) !== checksum(block)) {
    throw new DamagedTar('a header in it does not add up')
  }
  return { name: field(0, 100), bytes: Number.parseInt(field(124, 12), 8) }
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksum(block: Buffer): number {
  let sum = 8 * 32
  for (const [position, byte] of block.entries()) {
    if (position < 148 || position >= 156) sum += byte
  }
  return sum
}

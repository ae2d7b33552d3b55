import { Readable } from 'node:stream'
import { and, eq, lt, notExists } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import type { Queries, Reads } from '#db/database.server'
import { isAmong } from '#db/dialect'
import { applications, receivedFiles, storedFiles, storedParts } from '#db/schema'
import { type FileStore, type NewFile, nameFile } from './file-store'

const CHUNK_BYTES = 256 * 1024

export const tableStore: FileStore = {
  async receive(_uploads, content) {
    return { ...nameFile(content), content }
  },
  async keep(tx, received) {
    for (const one of received) await keepFile(tx, one)
  },
  async remove(tx, _uploads, files) {
    await tx.delete(storedFiles).where(isAmong(storedFiles.name, files))
  },
  async clear() {},
  async open({ db }, file) {
    if ((await db.$count(storedFiles, eq(storedFiles.name, file))) === 0) return undefined
    return Readable.from(readParts(db, file), { objectMode: false })
  },
  async sweep({ db }, now = Date.now()) {
    const { name, createdAt } = storedFiles
    const removed = await db.write(async (tx) => {
      const applied = tx.select().from(applications).where(eq(applications.resumeFile, name))
      const received = tx.select().from(receivedFiles).where(eq(receivedFiles.file, name))
      const isUnknown = and(notExists(applied), notExists(received))
      const old = and(lt(createdAt, now - DAY_MS), isUnknown)
      return tx.delete(storedFiles).where(old).returning({ name })
    })
    return `${removed.length} files without a row removed`
  },
  async findLackOfSpace() {
    return undefined
  },
}

async function keepFile(tx: Queries, { file, content }: NewFile): Promise<void> {
  if (!content) return
  await tx.insert(storedFiles).values({ name: file, createdAt: Date.now() })
  for (let position = 0; position * CHUNK_BYTES < content.length; position++) {
    const start = position * CHUNK_BYTES
    const data = Buffer.from(content.subarray(start, start + CHUNK_BYTES))
    await tx.insert(storedParts).values({ file, position, data })
  }
}

async function* readParts(db: Reads, file: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const isPart = and(eq(storedParts.file, file), eq(storedParts.position, position))
    const [part] = await db.select({ data: storedParts.data }).from(storedParts).where(isPart)
    if (!part) return
    yield part.data
  }
}

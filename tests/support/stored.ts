import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { FileLocation } from '#app/models/files/file-store'
import { fileStore } from '#app/models/files/store.server'
import { isPostgres } from '#db/engine'
import { storedFiles } from '#db/schema'
import { tables } from './app'

/** Resumes and attachments of the engine that these tests run on. */

export async function readStored(place: FileLocation, file: string): Promise<Buffer | undefined> {
  const stream = await fileStore.open(place, file)
  return stream && buffer(stream)
}

export async function isStored(place: FileLocation, file: string): Promise<boolean> {
  return (await readStored(place, file)) !== undefined
}

export async function countStored({ db, uploads }: FileLocation): Promise<number> {
  if (isPostgres) return db.$count(storedFiles)
  if (!existsSync(uploads)) return 0
  const entries = readdirSync(uploads, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

/** Removes a file but not the row that refers to it. */
export async function loseStored({ db, uploads }: FileLocation, file: string): Promise<void> {
  if (isPostgres) await tables(db).delete(storedFiles).where(eq(storedFiles.name, file))
  else await rm(join(uploads, file))
}

import { hash, randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { shorten } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'

export interface NewFile {
  file: string
  bytes: number
  hash: string
  /** Set on PostgreSQL until `keep` stores it. */
  content?: Uint8Array
}

export function nameFile(content: Uint8Array): NewFile {
  const id = randomUUID()
  const file = `${id.slice(0, 2)}/${id}`
  return { file, bytes: content.length, hash: hash('sha256', content) }
}

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const EXTENSION = /\.\w{1,5}$/

/** The name of an uploaded file without folders and invisible characters; a long one keeps its start and extension. */
export function readFileName(name: string, mostCharacters: number): string {
  const last = basename(name.toWellFormed().normalize('NFC').replaceAll('\\', '/'))
  const shown = last.replace(HIDDEN, '').trim()
  const extension = EXTENSION.exec(shown)?.[0] ?? ''
  const stem = shown.slice(0, shown.length - extension.length)
  return shorten(stem, mostCharacters - extension.length - 1) + extension
}

export interface FileLocation {
  db: Database
  uploads: string
}

/** Resumes and attachments: in the uploads folder with SQLite, in tables with PostgreSQL. A row never lacks its file. */
export interface FileStore {
  /** Called before the transaction that adds its row. On SQLite it writes the file to disk. */
  receive(uploads: string, content: Uint8Array): Promise<NewFile>
  /** Called in the transaction that adds its row. */
  keep(tx: Queries, received: readonly NewFile[]): Promise<void>
  /** Called in the transaction that deletes its row. @throws if `clear` could not delete the files, so that the rows stay */
  remove(tx: Queries, uploads: string, files: readonly string[]): Promise<void>
  /** Called after that transaction, or after one that added no row. @throws the first fault, after all files were tried */
  clear(uploads: string, files: readonly string[]): Promise<void>
  /** @param bytes of its row: a file of another size is damaged and counts as missing */
  open(location: FileLocation, file: string, bytes?: number): Promise<Readable | undefined>
  /** Removes files without a row, except recent ones, whose row may follow. @returns a text for the log */
  sweep(location: FileLocation, now?: number): Promise<string>
  /** @returns why the disk is too full, for the log */
  findLackOfSpace(uploads: string, bytes: number): Promise<string | undefined>
}

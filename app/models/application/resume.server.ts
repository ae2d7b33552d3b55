import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import type { ResumeType } from './resume-type.server'

export interface StoredResume {
  file: string
  name: string
  type: ResumeType
  bytes: number
  hash: string
}

export interface Upload {
  name: string
  bytes: Uint8Array
}

/** Durable before it returns. */
export async function storeResume(
  uploads: string,
  upload: Upload,
  type: ResumeType,
): Promise<StoredResume> {
  const id = randomUUID()
  const file = join(id.slice(0, 2), id)
  const path = join(uploads, file)
  const temporary = join(uploads, 'incoming', id)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await mkdir(dirname(temporary), { recursive: true, mode: 0o700 })
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(upload.bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
  for (const folder of [dirname(path), uploads]) await syncFolder(folder)
  const hash = createHash('sha256').update(upload.bytes).digest('hex')
  return { file, name: harmlessName(upload.name), type, bytes: upload.bytes.length, hash }
}

export async function openResume(folder: string, file: string): Promise<FileHandle | undefined> {
  return open(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
}

export async function removeResume(uploads: string, file: string): Promise<void> {
  await unlink(join(uploads, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const MAX_NAME = 150
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Its extension stays. */
export function harmlessName(name: string): string {
  const last = basename(name.toWellFormed().normalize('NFC').replaceAll('\\', '/'))
  const shown = last.replace(HIDDEN, '').trim()
  const extension = /\.(pdf|docx?)$/i.exec(shown)?.[0] ?? ''
  const stem = shown.slice(0, shown.length - extension.length).replace(/^[.\s]+/, '')
  return `${stem || 'resume'}${extension}`.slice(-MAX_NAME)
}

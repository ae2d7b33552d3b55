import { readFileName } from '#app/models/files/file-store'
import { fileStore } from '#app/models/files/store.server'
import { RESUME_EXTENSION, type ResumeType } from './application'

export type StoredResume = Awaited<ReturnType<typeof storeResume>>

export interface Upload {
  name: string
  bytes: Uint8Array
}

export async function storeResume(uploads: string, upload: Upload, type: ResumeType) {
  const received = await fileStore.receive(uploads, upload.bytes)
  return { ...received, name: sanitizeFileName(upload.name), type }
}

const MAX_NAME = 150

export function sanitizeFileName(name: string): string {
  const shown = readFileName(name, MAX_NAME)
  const extension = RESUME_EXTENSION.exec(shown)?.[0] ?? ''
  const stem = shown.slice(0, shown.length - extension.length).replace(/^[.\s]+/, '')
  return `${stem || 'resume'}${extension}`
}

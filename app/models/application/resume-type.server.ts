import { promisify } from 'node:util'
import { fileTypeFromBuffer } from 'file-type'
import yauzl from 'yauzl'

export type ResumeType = 'pdf' | 'doc' | 'docx'

export const MEDIA_TYPES: Record<ResumeType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

const MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_RATIO = 100

/** Extension and content must agree. Nothing is ever unpacked. */
export async function judgeResume(
  name: string,
  bytes: Uint8Array,
): Promise<ResumeType | undefined> {
  const extension = /\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase()
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (extension === 'pdf' && found?.ext === 'pdf') return 'pdf'
  if (extension === 'doc' && found?.ext === 'cfb') {
    return Buffer.from(bytes).includes(WORD_STREAM) ? 'doc' : undefined
  }
  if (extension === 'docx' && (found?.ext === 'docx' || found?.ext === 'zip')) {
    return (await isWordPackage(Buffer.from(bytes))) ? 'docx' : undefined
  }
  return undefined
}

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)

const isSymlink = (entry: yauzl.Entry) =>
  ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000

async function isWordPackage(bytes: Buffer): Promise<boolean> {
  const zip = await openZip(bytes, { lazyEntries: true }).catch(() => undefined)
  if (!zip || zip.entryCount > MAX_ENTRIES) return false
  return new Promise((resolve) => {
    const names = new Set<string>()
    let unpacked = 0
    let packed = 0
    zip.on('entry', (entry: yauzl.Entry) => {
      if (isSymlink(entry)) return resolve(false)
      names.add(entry.fileName.toLowerCase())
      unpacked += entry.uncompressedSize
      packed += entry.compressedSize
      zip.readEntry()
    })
    zip.on('error', () => resolve(false))
    zip.on('end', () => {
      const isBomb = unpacked > MAX_UNPACKED_BYTES || unpacked > MAX_RATIO * Math.max(packed, 1024)
      const isWord = names.has('word/document.xml') && names.has('[content_types].xml')
      const hasMacros = [...names].some((name) => name.endsWith('vbaproject.bin'))
      resolve(isWord && !hasMacros && !isBomb)
    })
    zip.readEntry()
  })
}

import { MEDIA_TYPES, RESUME_EXTENSION, type ResumeFault, type ResumeType } from './application'
import { findPackageFault } from './word-package.server'

type Checked = { type: ResumeType; fault?: undefined } | { type?: undefined; fault: ResumeFault }

/** Checks that the content matches the extension for the programs that open the file. */
export async function checkResume(name: string, bytes: Uint8Array): Promise<Checked> {
  if (bytes.length === 0) return { fault: 'empty' }
  const extension = RESUME_EXTENSION.exec(name)?.[1]?.toLowerCase()
  if (!isResumeType(extension)) return { fault: 'other' }
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fault = await FAULT_FINDERS[extension](content)
  return fault ? { fault } : { type: extension }
}

const isResumeType = (extension = ''): extension is ResumeType => extension in MEDIA_TYPES

const FAULT_FINDERS: Record<
  ResumeType,
  (content: Buffer) => ResumeFault | undefined | Promise<ResumeFault | undefined>
> = { pdf: findPdfFault, doc: findDocFault, docx: findDocxFault }

/** PDF readers search this far for the header: scanners and mail programs write bytes before it. */
const PDF_HEAD_BYTES = 1024

function findPdfFault(content: Buffer): ResumeFault | undefined {
  return content.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') ? undefined : 'other'
}

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
/** Names of macros and of embedded objects (MS-DOC 2.1). */
const ACTIVE_NAMES = new Set([
  ...['macros', 'vba', '_vba_project', '_vba_project_cur'],
  ...['\x03objinfo', '\x01ole10native', '\x03ocxname', '\x03ocxdata'],
])

function findDocFault(content: Buffer): ResumeFault | undefined {
  if (!isCompound(content)) return 'other'
  const names = namesInCompound(content)
  if (names.some((name) => ACTIVE_NAMES.has(name))) return 'active'
  if (!content.includes(WORD_STREAM)) return 'other'
  return isEncryptedDoc(content) ? 'locked' : undefined
}

const WORD_FILE = 0xa5ec
const ENCRYPTED = 0x0100

/** Reads the flag fEncrypted at the start of the stream (MS-DOC 2.5.2, MS-CFB 2.2 and 2.6.1). */
function isEncryptedDoc(content: Buffer): boolean {
  const sectorBytes = 2 ** content.readUInt16LE(30)
  for (const at of entriesIn(content)) {
    const entry = content.subarray(at, at + DIRECTORY_ENTRY)
    if (entry.length < DIRECTORY_ENTRY || entry.indexOf(WORD_STREAM) !== 0) continue
    const start = (entry.readUInt32LE(116) + 1) * sectorBytes
    if (start + 12 > content.length || content.readUInt16LE(start) !== WORD_FILE) continue
    if (content.readUInt16LE(start + 10) & ENCRYPTED) return true
  }
  return false
}

function findDocxFault(content: Buffer) {
  if (!isCompound(content)) return findPackageFault(content)
  return namesInCompound(content).includes('encryptedpackage') ? 'locked' : 'other'
}

const isCompound = (content: Buffer) => content.subarray(0, COMPOUND.length).equals(COMPOUND)

const COMPOUND_HEADER = 512
const DIRECTORY_ENTRY = 128
const NAME_BYTES = 64

/** Every possible directory entry (MS-CFB 2.6.1), since a damaged chain of sectors may hide one. */
function* entriesIn(content: Buffer) {
  const last = content.length - NAME_BYTES
  for (let at = COMPOUND_HEADER; at <= last; at += DIRECTORY_ENTRY) yield at
}

function namesInCompound(content: Buffer): string[] {
  const names: string[] = []
  for (const at of entriesIn(content)) {
    const [name = ''] = content.toString('utf16le', at, at + NAME_BYTES).split('\0', 1)
    if (name !== '') names.push(name.toLowerCase())
  }
  return names
}

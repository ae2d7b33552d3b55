import { crc32 } from 'node:zlib'

/** Files as applicants send them, made here so that every byte is known. */

export function pdf(bytes = 2_000): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(bytes, ' ')
  file.write('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1')
  return new Uint8Array(file)
}

/** A compound file; with `stream` as the name of its first stream. */
export function compound(stream = 'WordDocument'): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(2_048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  Buffer.from(stream, 'utf16le').copy(file, 1_024)
  return new Uint8Array(file)
}

export interface Entry {
  name: string
  text?: string | Buffer
  /** The uncompressed size that the entry claims; by default the true one. */
  claimedBytes?: number
  /** The Unix mode, which includes the file type. */
  mode?: number
}

const WORD_TYPES =
  '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const MACRO_TYPES = WORD_TYPES.replace(
  'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
  'vnd.ms-word.document.macroEnabled.main',
)

export const word: Entry[] = [
  { name: '[Content_Types].xml', text: WORD_TYPES },
  { name: 'word/document.xml', text: '<w:document/>' },
]
export const macroWord: Entry[] = [
  { name: '[Content_Types].xml', text: MACRO_TYPES },
  { name: 'word/document.xml', text: '<w:document/>' },
  { name: 'word/vbaProject.bin', text: 'macro' },
]

/** A ZIP archive with uncompressed entries. */
export function zip(entries: Entry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, text = '', claimedBytes, mode = 0 } of entries) {
    const content = typeof text === 'string' ? Buffer.from(text) : text
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(claimedBytes ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    // Only a compressed entry may claim a size that differs from the stored bytes.
    if (claimedBytes !== undefined) common.writeUInt16LE(8, 4)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content])
    const tail = Buffer.alloc(14)
    tail.writeUInt16LE(mode, 8)
    tail.writeUInt32LE(offset, 10)
    list.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}

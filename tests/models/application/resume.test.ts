import { expect, test } from 'vitest'

import { sanitizeFileName, storeResume } from '#app/models/application/resume.server'
import { checkResume } from '#app/models/application/resume-type.server'
import { fileStore } from '#app/models/files/store.server'
import { freshDb } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { compound, pdf, word, zip } from '#tests/support/files'
import { countStored, isStored, readStored } from '#tests/support/stored'

const pdfAfter = (bytes: number) => new Uint8Array([...Buffer.alloc(bytes, 10), ...pdf()])
const mixed = (...names: string[]) =>
  new Uint8Array(Buffer.concat([compound(), ...names.map((n) => compound(n))]))
/** With the flags of the file information block, which begins the stream. */
function docWith(flags: number) {
  const file = Buffer.from(compound())
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(0xa5ec, 512)
  file.writeUInt16LE(flags, 522)
  return new Uint8Array(file)
}
const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['cv.pdf', pdf(), 'pdf'],
  ['CV.PDF', pdf(), 'pdf'],
  ['after-a-line-feed.pdf', pdfAfter(1), 'pdf'],
  ['after-a-printer-header.pdf', pdfAfter(1_019), 'pdf'],
  ['with-bytes-after-its-end.pdf', new Uint8Array([...pdf(), ...bytesOf('%%EOF\r\n\0\0')]), 'pdf'],
  [
    'encrypted.pdf',
    bytesOf('%PDF-1.6\n1 0 obj\n<</Filter/Standard>>\ntrailer<</Encrypt 1 0 R>>'),
    'pdf',
  ],
  ['cv.doc', compound(), 'doc'],
  ['with-an-empty-pool.doc', mixed('ObjectPool'), 'doc'],
  ['with-macros-in-its-text.doc', mixed('Excel Macros, VBA, _VBA_PROJECT'), 'doc'],
  ['with-a-password-for-changes.doc', docWith(0x1a00), 'doc'],
  ['cv.docx', zip(word), 'docx'],
  ['मेरा सीवी.Docx', zip(word), 'docx'],
])('%s is accepted', async (name, bytes, type) => {
  expect(await checkResume(name, bytes)).toEqual({ type })
})

test.each([
  ['a text under a PDF name', 'cv.pdf', bytesOf('hello'), 'other'],
  ['an empty file', 'cv.pdf', new Uint8Array(), 'empty'],
  ['a PDF under a Word name', 'cv.docx', pdf(), 'other'],
  ['a PDF that starts too late in its file', 'cv.pdf', pdfAfter(1_020), 'other'],
  ['a PDF named .exe', 'cv.exe', pdf(), 'other'],
  ['a PDF without a file extension', 'cv', pdf(), 'other'],
  ['a spreadsheet under a Word name', 'cv.doc', compound('Workbook'), 'other'],
  ['rich text', 'cv.doc', bytesOf('{\\rtf1\\ansi Asha}'), 'other'],
  [
    'an HTML page',
    'cv.doc',
    bytesOf('<html xmlns:w="urn:schemas-microsoft-com:office:word">'),
    'other',
  ],
  ['a DOCX under a DOC name', 'cv.doc', zip(word), 'other'],
  ['a DOC with macros', 'cv.doc', mixed('Macros'), 'active'],
  ['a DOC with a macro project', 'cv.doc', mixed('_VBA_PROJECT'), 'active'],
  ['a DOC with an object', 'cv.doc', mixed('\x03ObjInfo'), 'active'],
  ['a password-protected DOC', 'cv.doc', docWith(0x1300), 'locked'],
  ['a password-protected document', 'cv.docx', compound('EncryptedPackage'), 'locked'],
])('%s is refused', async (_, name, bytes, fault) => {
  expect(await checkResume(name, bytes)).toEqual({ fault })
})

test.each([2_000, 256 * 1024, 700_000])(
  'a resume of %d bytes is stored unchanged, and can be removed twice',
  async (size) => {
    const storage = { db: await freshDb(), uploads: freshFolder() }
    const bytes = pdf(size)
    bytes.set([0, 255, 13, 10], size - 4)
    const stored = await storeResume(storage.uploads, { name: '../../Asha "CV".pdf', bytes }, 'pdf')
    expect(stored).toMatchObject({ name: 'Asha "CV".pdf', type: 'pdf', bytes: size })
    await storage.db.write((tx) => fileStore.keep(tx, [stored]))
    expect((await readStored(storage, stored.file))?.equals(bytes)).toBe(true)
    for (const _ of ['once', 'twice']) {
      await storage.db.write((tx) => fileStore.remove(tx, storage.uploads, [stored.file]))
      await fileStore.clear(storage.uploads, [stored.file])
      expect(await isStored(storage, stored.file)).toBe(false)
    }
    expect(await countStored(storage)).toBe(0)
  },
)

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['cv\r\nSet-Cookie: x.pdf', 'cvSet-Cookie: x.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['.htaccess.pdf', 'htaccess.pdf'],
  ['आशा.pdf', 'आशा.pdf'],
  ['', 'resume'],
  ['.pdf', 'resume.pdf'],
  ['\u200f.docx', 'resume.docx'],
  ['C:\\cv\\ .. .DOC', 'resume.DOC'],
  [`Asha Verma ${'क'.repeat(300)}.pdf`, `Asha Verma ${'क'.repeat(134)}….pdf`],
  [`Asha Verma${'.a'.repeat(300)}`, `Asha Verma${'.a'.repeat(68)}.….a`],
])('the file name %o becomes %o', (given, harmless) => {
  expect(sanitizeFileName(given)).toBe(harmless)
})

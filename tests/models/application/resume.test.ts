import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { harmlessName, removeResume, storeResume } from '#app/models/application/resume.server'
import { judgeResume } from '#app/models/application/resume-type.server'
import { freshFolder } from '#tests/support/data-dir'
import { compound, macroWord, pdf, word, zip } from '#tests/support/files'

const bomb = [...word, { name: 'word/big.xml', text: 'x', claimedBytes: 3_000_000_000 }]
const crowd = [...word, ...Array.from({ length: 2_000 }, (_, i) => ({ name: `f${i}` }))]

test.each([
  ['cv.pdf', pdf(), 'pdf'],
  ['CV.PDF', pdf(), 'pdf'],
  ['cv.doc', compound(), 'doc'],
  ['cv.docx', zip(word), 'docx'],
  ['मेरा सीवी.Docx', zip(word), 'docx'],
])('%s is taken for what it is', async (name, bytes, type) => {
  expect(await judgeResume(name, bytes)).toBe(type)
})

test.each([
  ['a text under a PDF name', 'cv.pdf', new TextEncoder().encode('hello')],
  ['an empty file', 'cv.pdf', new Uint8Array()],
  ['a PDF under a Word name', 'cv.docx', pdf()],
  [
    'a PDF behind 500 bytes of junk',
    'cv.pdf',
    new Uint8Array([...Buffer.alloc(500, 65), ...pdf()]),
  ],
  ['a program', 'cv.exe', pdf()],
  ['a PDF without a type', 'cv', pdf()],
  ['a spreadsheet under a Word name', 'cv.doc', compound('Workbook')],
  ['a macro document renamed', 'cv.docx', zip(macroWord)],
  ['a package that is no document', 'cv.docx', zip([{ name: 'a.txt', text: 'a' }])],
  ['a package that unpacks without end', 'cv.docx', zip(bomb)],
  ['a package with too many parts', 'cv.docx', zip(crowd)],
  ['a package with a way out', 'cv.docx', zip([...word, { name: '../../etc/passwd' }])],
  [
    'a package with a link out',
    'cv.docx',
    zip([...word, { name: 'word/media', text: '/etc/passwd', mode: 0o120777 }]),
  ],
  ['half a package', 'cv.docx', zip(word).slice(0, 200)],
])('%s is refused', async (_, name, bytes) => {
  expect(await judgeResume(name, bytes)).toBeUndefined()
})

test('a stored resume is whole, unreadable for others, and leaves nothing behind', async () => {
  const uploads = freshFolder()
  const stored = await storeResume(uploads, { name: '../../Asha "CV".pdf', bytes: pdf() })
  expect(stored).toMatchObject({ name: 'Asha "CV".pdf', type: 'pdf', bytes: 2_000 })
  const file = join(uploads, stored?.file ?? '')
  expect(readFileSync(file)).toEqual(Buffer.from(pdf()))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(uploads, 'incoming'))).toEqual([])
  await removeResume(uploads, stored?.file ?? '')
  await removeResume(uploads, stored?.file ?? '')
  expect(() => statSync(file)).toThrow()
})

test('a refused file never touches the disk', async () => {
  const uploads = freshFolder()
  expect(await storeResume(uploads, { name: 'cv.pdf', bytes: new Uint8Array() })).toBeUndefined()
  expect(readdirSync(uploads)).toEqual([])
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['cv\r\nSet-Cookie: x.pdf', 'cvSet-Cookie: x.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['.htaccess.pdf', 'htaccess.pdf'],
  ['आशा.pdf', 'आशा.pdf'],
  ['', 'resume'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(146)}.pdf`],
])('the name %o becomes %o', (given, harmless) => {
  expect(harmlessName(given)).toBe(harmless)
})

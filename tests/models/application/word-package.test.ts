import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { findPackageFault } from '#app/models/application/word-package.server'
import { type Entry, macroWord, word, zip } from '#tests/support/files'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const types = (...inner: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${inner.join('')}</Types>`
const part = (name: string, type = MAIN) => `<Override PartName="${name}" ContentType="${type}"/>`
const relationship = (kind: string, target: string, more = '') =>
  `<Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}" ${more}/>`
const relationships = (...inner: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`
const EXTERNAL = 'TargetMode="External"'

const document = (main = 'word/document.xml', ...more: Entry[]): Entry[] => [
  { name: '[Content_Types].xml', text: types(part(`/${main}`)) },
  { name: '_rels/.rels', text: relationships(relationship('officeDocument', main)) },
  { name: main, text: '<w:document/>' },
  ...more,
]
const withRelationships = (...inner: string[]) =>
  document(undefined, { name: 'word/_rels/document.xml.rels', text: relationships(...inner) })
const settings = (target: string) =>
  document(undefined, {
    name: 'word/_rels/settings.xml.rels',
    text: relationships(relationship('attachedTemplate', target, EXTERNAL)),
  })
const minimalPackage = (typesText: string | Buffer, rels: string | Buffer): Entry[] => [
  { name: '[Content_Types].xml', text: typesText },
  { name: '_rels/.rels', text: rels },
  { name: 'word/document.xml' },
]
const minimalParts = [
  types(part('/word/document.xml')),
  relationships(relationship('officeDocument', 'word/document.xml')),
] as const
const utf16 = (text: string) =>
  Buffer.from(`\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le')

test.each<[string, Entry[]]>([
  ['Word', document()],
  ['Word Online', document('word/document2.xml')],
  ['a program with a folder of its own', document('doc/main part.xml').map(spaced)],
  [
    'a program with absolute part names',
    minimalPackage(
      minimalParts[0],
      relationships(relationship('officeDocument', '/word/document.xml')),
    ),
  ],
  ['a program that writes no relationships', word],
  ['Word in strict form', minimalPackage(minimalParts[0], minimalParts[1].replace(OFFICE, STRICT))],
  [
    'a program with a prefix and single quotes',
    minimalPackage(prefixed(minimalParts[0]), prefixed(minimalParts[1])),
  ],
  [
    'a program that declares types by extension',
    minimalPackage(types().replace('application/xml', MAIN), minimalParts[1]),
  ],
  ['a program that writes UTF-16', minimalPackage(utf16(minimalParts[0]), utf16(minimalParts[1]))],
  [
    'a program that writes ASCII',
    minimalPackage(
      ...(minimalParts.map((text) => text.replace('UTF-8', 'ASCII')) as [string, string]),
    ),
  ],
  [
    'an old program with backslashes in part names',
    document().map((one) => ({ ...one, name: one.name.replace('/', '\\') })),
  ],
  ['a ZIP program that adds folder entries', [{ name: 'word/' }, ...document()]],
  [
    'Word, from a local template',
    settings('file:///C:\\Users\\Asha\\AppData\\Roaming\\Microsoft\\Templates\\Resume%20(2).dotx'),
  ],
  ['Word, from a template beside it', settings('Resume%20Template.dotx')],
  ['Word on a Mac, from a template', settings('file:///Users/asha/Library/Templates/Resume.dotx')],
  [
    'Word, with web links and web images',
    withRelationships(
      relationship('hyperlink', 'mailto:a@b.in', EXTERNAL),
      relationship('image', 'https://example.com/a.png', EXTERNAL),
      relationship('image', 'media/image1.png'),
    ),
  ],
  [
    'Word, with a picture that is gone and one beside the document',
    withRelationships(
      relationship('image', 'NULL', EXTERNAL),
      relationship('image', '../photos/me%202.jpg', EXTERNAL),
    ),
  ],
  [
    'Word, with a chart',
    document(undefined, {
      name: 'word/charts/_rels/chart1.xml.rels',
      text: relationships(relationship('package', '../embeddings/Microsoft_Excel_Sheet1.xlsx')),
    }),
  ],
])('a document from %s is accepted', async (_, entries) => {
  expect(await findPackageFault(Buffer.from(zip(entries)))).toBeUndefined()
})

test.each([
  ['line break', '\r\n'],
  ['512 zero bytes', '\0'.repeat(512)],
])('the trailing %s of a mail program are ignored', async (_, end) => {
  const sent = Buffer.concat([Buffer.from(zip(document())), Buffer.from(end)])
  expect(await findPackageFault(sent)).toBeUndefined()
})

function spaced(entry: Entry): Entry {
  if (entry.name !== '_rels/.rels') return entry
  return { ...entry, text: String(entry.text).replace('main part', 'main%20part') }
}

function prefixed(xml: string): string {
  return xml
    .replaceAll('<', '<p:')
    .replaceAll('<p:/', '</p:')
    .replaceAll('<p:?', '<?')
    .replace('xmlns=', 'xmlns:p=')
    .replace(/(?<=<p:(Override|Relationship) .*)"/g, "'")
}

test.each<[string, Entry[]]>([
  ['macros', macroWord],
  [
    'macros under another name',
    document(undefined, { name: 'word/x.bin' }).map(
      withType('/word/x.bin', 'application/vnd.ms-office.vbaProject'),
    ),
  ],
  ['a link to macros', withRelationships(relationship('vbaProject', 'x.bin'))],
  ['a template from a server', settings('https://evil.example/t.dotm')],
  ['a template from a network share', settings('file:///\\\\evil.example\\t\\t.dotm')],
  ['a template URL written with entities', settings('&#104;ttp://evil.example/t.dotm')],
  ['an object', document(undefined, { name: 'word/embeddings/oleObject1.bin' })],
  ['an object that is a package', withRelationships(relationship('package', 'embeddings/x.docx'))],
  [
    'a linked object',
    withRelationships(relationship('oleObject', 'mhtml:http://evil.example/x.html!x', EXTERNAL)),
  ],
  ['an ActiveX control', withRelationships(relationship('control', 'activeX/activeX1.xml'))],
  ['a frame', withRelationships(relationship('frame', 'http://evil.example', EXTERNAL))],
  ['a part in another format', withRelationships(relationship('aFChunk', 'chunk.rtf'))],
  ...[
    '\\\\evil.example\\a.png',
    '//evil.example/a.png',
    '%5C%5Cevil.example%5Ca.png',
    'x%5Ca.png',
  ].map((target): [string, Entry[]] => [
    `an image from ${target}`,
    withRelationships(relationship('image', target, EXTERNAL)),
  ]),
  [
    'an external target of an unknown type',
    withRelationships(relationship('unheardOf', 'http://evil.example', EXTERNAL)),
  ],
])('a document with %s is refused as active content', async (_, entries) => {
  expect(await findPackageFault(Buffer.from(zip(entries)))).toBe('active')
})

function withType(name: string, type: string) {
  return (entry: Entry): Entry =>
    entry.name === '[Content_Types].xml'
      ? { ...entry, text: String(entry.text).replace('</Types>', `${part(name, type)}</Types>`) }
      : entry
}

const zeros = deflateRawSync(Buffer.alloc(200 * 1024 * 1024))
const noise = Buffer.alloc(3 * 1024 * 1024, 'x')

test.each<[string, Entry[]]>([
  ['has no Word parts', [{ name: 'a.txt', text: 'a' }]],
  [
    'is a spreadsheet',
    minimalPackage(
      types(
        part(
          '/word/document.xml',
          MAIN.replace('wordprocessingml.document', 'spreadsheetml.sheet'),
        ),
      ),
      minimalParts[1],
    ),
  ],
  [
    'names a part that is missing',
    minimalPackage(
      minimalParts[0],
      relationships(relationship('officeDocument', 'word/document3.xml')),
    ),
  ],
  [
    'declares 3 GB of unpacked data',
    document(undefined, { name: 'word/big.xml', text: 'x', claimedBytes: 3_000_000_000 }),
  ],
  [
    'declares less than it unpacks to',
    document(undefined, { name: 'word/big.xml', text: zeros, claimedBytes: 1_000 }),
  ],
  [
    'unpacks to 200 MB',
    document(undefined, { name: 'word/big.xml', text: zeros, claimedBytes: 200 * 1024 * 1024 }),
  ],
  [
    'unpacks to 1,000 times its size',
    document(undefined, {
      name: 'word/big.xml',
      text: deflateRawSync(noise),
      claimedBytes: noise.length,
    }),
  ],
  [
    'has a relationship list of 3 MB',
    document(undefined, { name: 'word/_rels/a.rels', text: noise }),
  ],
  [
    'has too many parts',
    document(undefined, ...Array.from({ length: 2_000 }, (_, i) => ({ name: `f${i}` }))),
  ],
  ['has a path outside the package', document(undefined, { name: '../../etc/passwd' })],
  [
    'has a symbolic link',
    document(undefined, { name: 'word/media', text: '/etc/passwd', mode: 0o120777 }),
  ],
  ['has one part twice', document(undefined, { name: 'WORD/document.xml' })],
  [
    'defines entities',
    minimalPackage(
      minimalParts[0],
      minimalParts[1].replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'),
    ),
  ],
  [
    'is written in another encoding',
    minimalPackage(minimalParts[0].replace('UTF-8', 'UTF-7'), minimalParts[1]),
  ],
  [
    'nests elements 30,000 deep',
    minimalPackage(
      minimalParts[0].replace('</Types>', '<a xmlns:b="c">'.repeat(30_000)),
      minimalParts[1],
    ),
  ],
  ['contains invalid XML', minimalPackage(minimalParts[0], '<Relationships><Relationship')],
])('a package that %s is refused', async (_, entries) => {
  expect(await findPackageFault(Buffer.from(zip(entries)))).toBe('other')
})

test('a truncated package is refused', async () => {
  expect(await findPackageFault(Buffer.from(zip(word)).subarray(0, 200))).toBe('other')
})

test('other requests are served while a long list of types is read', async () => {
  const names = Array.from({ length: 40_000 }, (_, i) => `a${i}="b"`).join(' ')
  const long = minimalParts[0].replace('<Default', `<a ${names}/><Default`)
  const entries = minimalPackage(long, minimalParts[1])
  let turns = 0
  const counter = setInterval(() => turns++, 0)
  const found = findPackageFault(Buffer.from(zip([...entries, { name: 'a.bin', text: noise }])))
  expect(await found.finally(() => clearInterval(counter))).toBeUndefined()
  expect(turns).toBeGreaterThan(20)
})

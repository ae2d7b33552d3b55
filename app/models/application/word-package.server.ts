import type { Readable } from 'node:stream'
import yauzl from 'yauzl'

import type { ResumeFault } from './application'
import { readElements } from './xml-elements.server'

const MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_RATIO = 100
/** Of all content types and relationships together, which are held in memory. */
const MAX_LIST_BYTES = 512 * 1024

const TYPES = '[content_types].xml'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const WORD_PART = 'word/document.xml'

let lastCheck: Promise<ResumeFault | undefined> = Promise.resolve(undefined)

/**
 * Checks the content types and relationships of an Office Open XML package (ECMA-376, part 2). One package after another:
 * the lists of many at once would fill the memory.
 */
export function findPackageFault(bytes: Buffer): Promise<ResumeFault | undefined> {
  lastCheck = lastCheck.then(() => check(bytes))
  return lastCheck
}

async function check(bytes: Buffer): Promise<ResumeFault | undefined> {
  try {
    const { names, lists } = await readPackage(bytes)
    const typeOf = await typeReader(lists.get(TYPES))
    const links: Link[] = []
    for (const [name, xml] of lists) if (name !== TYPES) links.push(...(await readLinks(name, xml)))
    const hasActivePart = names.some((name) => ACTIVE_PART.test(`${name} ${typeOf(name)}`))
    if (hasActivePart || links.some(isActive)) return 'active'
    const main = mainPart(links) ?? names.find((name) => typeOf(name) === WORD_TYPE) ?? WORD_PART
    return names.includes(main) && (typeOf(main) ?? WORD_TYPE) === WORD_TYPE ? undefined : 'other'
  } catch {
    return 'other'
  }
}

function mainPart(links: Link[]): string | undefined {
  const start = links.find(({ list, kind }) => list === '_rels/.rels' && kind === MAIN)
  return start && decodeURI(new URL(start.target, 'part:/').pathname.slice(1)).toLowerCase()
}

/** Unpacks every entry to count its bytes, since declared sizes can be false. Keeps only the lists. */
async function readPackage(bytes: Buffer) {
  const zip = await yauzl.fromBufferPromise(untilEnd(bytes), { lazyEntries: true })
  if (zip.entryCount > MAX_ENTRIES) throw new Error('too many entries')
  const names: string[] = []
  const lists = new Map<string, Buffer>()
  let left = Math.min(MAX_UNPACKED_BYTES, MAX_RATIO * bytes.length)
  let listBytesLeft = MAX_LIST_BYTES
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (isSymlink(entry) || names.includes(name)) throw new Error('ambiguous entry')
    names.push(name)
    const isList = name === TYPES || name.endsWith('.rels')
    const maxBytes = isList ? Math.min(left, listBytesLeft) : left
    const { size, content } = await unpack(await zip.openReadStreamPromise(entry), maxBytes, isList)
    left -= size
    if (!isList) continue
    listBytesLeft -= size
    lists.set(name, content)
  }
  return { names, lists }
}

async function unpack(entry: Readable, maxBytes: number, isKept: boolean) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of entry) {
    size += chunk.length
    if (size > maxBytes) throw new Error('unpacks to too much')
    if (isKept) chunks.push(chunk)
  }
  return { size, content: Buffer.concat(chunks) }
}

const END = Buffer.from('PK\x05\x06')
const END_BYTES = 22

/** Cuts off bytes that a mail program appended; readers also search for the end record backwards. */
function untilEnd(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(END)
  if (at < 0 || at + END_BYTES > bytes.length) return bytes
  return bytes.subarray(0, at + END_BYTES + bytes.readUInt16LE(at + END_BYTES - 2))
}

const isSymlink = (entry: yauzl.Entry) =>
  ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000

const ACTIVE_PART =
  /(vbaproject|vbadata|activex|oleobject)\d*\.|vbaproject|macroenabled|oleobject$|activex/i
const MAIN = 'officedocument'
const ACTIVE_KINDS = new Set([
  ...['vbaproject', 'wordvbadata', 'attachedtoolbars', 'oleobject', 'control', 'afchunk'],
  ...['activexcontrolbinary', 'frame', 'subdocument', 'transform'],
])
/** Paths that Word writes for a template or picture on the applicant's own computer. */
const OWN_FILE =
  /^(file:\/\/\/)?[a-z]:[\\/]|^(file:\/\/(localhost)?)?\/(users|applications|volumes)\//i
/** A name beside the document, or "NULL", which Office writes for a picture that is gone. */
const RELATIVE = /^(?:[^/\\:%]|%20)(?:[^\\:%]|%20)*$/
const isLocal = (target: string) => OWN_FILE.test(target) || RELATIVE.test(target)

interface Link {
  list: string
  kind: string
  target: string
  isExternal: boolean
}

function isActive({ list, kind, target, isExternal }: Link): boolean {
  if (kind === 'attachedtemplate') return !isLocal(target)
  // The data of a chart.
  if (kind === 'package') return isExternal || !list.includes('/charts/')
  if (ACTIVE_KINDS.has(kind)) return true
  if (!isExternal || kind === 'hyperlink') return false
  return kind !== 'image' || !(/^(https?|cid|data):/i.test(target) || isLocal(target))
}

async function readLinks(list: string, xml: Buffer): Promise<Link[]> {
  const elements = await readElements(xml)
  const links = elements.filter(({ name }) => name === 'Relationship')
  return links.map(({ attributes: { Type = '', Target = '', TargetMode } }) => ({
    list,
    kind: Type.trim().split('/').at(-1)?.toLowerCase() ?? '',
    target: Target.trim(),
    isExternal: TargetMode?.trim().toLowerCase() === 'external',
  }))
}

async function typeReader(xml: Buffer | undefined) {
  if (!xml) throw new Error('no list of types')
  const elements = await readElements(xml)
  const typesBy = (element: string, key: string) => {
    const found = elements.filter(({ name }) => name === element)
    return new Map(found.map(({ attributes: of }) => [of[key]?.toLowerCase(), of.ContentType]))
  }
  const ofPart = typesBy('Override', 'PartName')
  const ofExtension = typesBy('Default', 'Extension')
  return (name: string) => ofPart.get(`/${name}`) ?? ofExtension.get(name.split('.').at(-1))
}

import sax, { type QualifiedAttribute, type QualifiedTag, type SAXOptions } from 'sax'
import {
  ATTRIBUTES,
  ELEMENTS,
  isEditorNamespace,
  outsideReference,
  REMOVED_ELEMENTS,
  SVG,
  TEXT_ELEMENTS,
  XLINK,
} from './svg-rules'

export interface SvgNode {
  name: string
  attributes: Map<string, string>
  children: (SvgNode | string)[]
}

export class SvgError extends Error {}

const LIMITS = { elements: 5_000, depth: 64, uses: 200 }
const TOO_MANY = 'it has too many parts'

const isRemoved = (uri: string, name: string) =>
  isEditorNamespace(uri) || (uri === SVG && REMOVED_ELEMENTS.has(name))

/** @throws SvgError if the file is not well-formed, can run script or refers to anything outside */
export function svgTree(text: string): SvgNode {
  const open: SvgNode[] = []
  let root: SvgNode | undefined
  let skipped = 0
  const count = { elements: 0, uses: 0 }
  // By default sax also knows HTML's entities, of which XML has only five.
  const parser = sax.parser(true, { xmlns: true, strictEntities: true } as SAXOptions)

  parser.onerror = () => {
    throw new SvgError('it is not well-formed XML')
  }
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new SvgError('it declares entities')
  }
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') throw new SvgError(`it holds <?${name}?>`)
  }
  parser.onopentag = (tag) => {
    const { uri, local, name, attributes } = tag as QualifiedTag
    if (skipped > 0 || isRemoved(uri, local)) {
      skipped += 1
      if (skipped > LIMITS.depth) throw new SvgError(TOO_MANY)
      return
    }
    if (uri !== SVG || !ELEMENTS.has(local)) throw new SvgError(`it holds <${name}>`)
    const node = { name: local, attributes: attributesOf(attributes), children: [] }
    countElement(local)
    if (open.length === 0 && (root || local !== 'svg')) {
      throw new SvgError('it is not one <svg>')
    }
    root ??= node
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  const countElement = (name: string) => {
    count.elements += 1
    if (count.elements > LIMITS.elements || open.length >= LIMITS.depth) {
      throw new SvgError(TOO_MANY)
    }
    if (name !== 'use') return
    count.uses += 1
    // Nested copies take a browser minutes to draw.
    if (count.uses > LIMITS.uses || open.slice(1).some(hasId)) {
      throw new SvgError('it copies its parts too often with <use>')
    }
  }
  parser.onclosetag = () => {
    if (skipped > 0) skipped -= 1
    else refuseOutsideStyle(open.pop())
  }
  const keep = (words: string) => {
    const parent = open.at(-1)
    if (skipped > 0 || !parent || !TEXT_ELEMENTS.has(parent.name)) return
    parent.children.push(words)
  }
  parser.ontext = keep
  parser.oncdata = keep
  parser.write(text).close()
  if (!root) throw new SvgError('it is empty')
  return root
}

/** Checks the whole text, because the parser may report it in pieces. */
function refuseOutsideStyle(node: SvgNode | undefined): void {
  if (node?.name !== 'style') return
  refuseOutside(node.children.filter((child) => typeof child === 'string').join(''))
}

const hasId = ({ attributes }: SvgNode) => attributes.has('id')

function attributesOf(all: QualifiedTag['attributes']): Map<string, string> {
  const kept = new Map<string, string>()
  for (const attribute of Object.values(all)) {
    const { name, value } = attribute
    if (/^on/i.test(attribute.local)) throw new SvgError(`it runs script by ${name}`)
    const key = keyOf(attribute)
    if (!ATTRIBUTES.has(key)) continue
    if (key === 'href' && !/^#[^\s"'<>()]+$/.test(value)) {
      throw new SvgError(`it refers to ${value.slice(0, 60)}`)
    }
    refuseOutside(value)
    kept.set(key, value)
  }
  return kept
}

function keyOf({ name, local, uri }: QualifiedAttribute): string {
  return uri === XLINK && local === 'href' ? 'href' : name
}

function refuseOutside(value: string): void {
  const found = outsideReference(value)
  if (found) throw new SvgError(`it refers to something outside, by ${found}`)
}

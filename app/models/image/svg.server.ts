import { escapeHtml } from '#app/models/text'
import { type Preparation, refused } from './image'
import { SVG, SVG_TYPE } from './svg-rules'
import { SvgError, type SvgNode, svgTree } from './svg-tree.server'

const MAX_BYTES = 256 * 1024
const MAX_SIDE = 100_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Writes a new file from the parsed tree, so that a browser gets only what was checked. */
export function prepareSvg(file: Uint8Array): Preparation {
  if (file.length > MAX_BYTES) return refused('An SVG picture may have at most 256 KB')
  try {
    const root = svgTree(textOf(file))
    const { width, height, viewBox } = sizeOf(root)
    root.attributes = new Map([['xmlns', SVG], ...root.attributes])
    root.attributes.set('viewBox', viewBox)
    root.attributes.set('width', `${width}`)
    root.attributes.set('height', `${height}`)
    const data = Buffer.from(writeSvg(root))
    return { ok: true, image: { width, height, files: [{ width, type: SVG_TYPE, data }] } }
  } catch (error) {
    if (error instanceof SvgError) return refused(`The SVG picture is refused: ${error.message}`)
    throw error
  }
}

function textOf(file: Uint8Array): string {
  try {
    return utf8.decode(file)
  } catch {
    throw new SvgError('it is not in UTF-8')
  }
}

function sizeOf({ attributes }: SvgNode) {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string) => {
    const [, number] = /^\s*([\d.]+)(px)?\s*$/.exec(attributes.get(name) ?? '') ?? []
    return Number(number ?? Number.NaN)
  }
  const [x = 0, y = 0, w = Number.NaN, h = Number.NaN] = box ?? [
    0,
    0,
    side('width'),
    side('height'),
  ]
  const isSize = (value: number) => value > 0 && value <= MAX_SIDE
  if (![x, y].every(Number.isFinite) || ![w, h].every(isSize) || (box && box.length !== 4)) {
    throw new SvgError('it has no viewBox, nor a width and height in pixels')
  }
  const whole = (value: number) => Math.max(1, Math.round(value))
  return { width: whole(w), height: whole(h), viewBox: [x, y, w, h].join(' ') }
}

function writeSvg({ name, attributes, children }: SvgNode): string {
  const start = [name, ...Array.from(attributes, ([key, value]) => `${key}="${escapeHtml(value)}"`)]
  const inside = children.map((child) =>
    typeof child === 'string' ? escapeHtml(child) : writeSvg(child),
  )
  return `<${start.join(' ')}>${inside.join('')}</${name}>`
}

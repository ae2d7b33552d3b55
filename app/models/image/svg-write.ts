import { SVG } from './svg-rules'

export interface SvgNode {
  name: string
  attributes: Map<string, string>
  children: (SvgNode | string)[]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

export function writeSvg(root: SvgNode): string {
  return written({ ...root, attributes: new Map([['xmlns', SVG], ...root.attributes]) })
}

function written({ name, attributes, children }: SvgNode): string {
  const start = [name, ...Array.from(attributes, ([key, value]) => `${key}="${escaped(value)}"`)]
  const inside = children.map((child) =>
    typeof child === 'string' ? escaped(child) : written(child),
  )
  return `<${start.join(' ')}>${inside.join('')}</${name}>`
}

import { setImmediate } from 'node:timers/promises'
import sax from 'sax'

const MAX_DEPTH = 100
/** Other requests are answered between two chunks. */
const CHUNK = 16 * 1024

interface XmlElement {
  name: string
  attributes: Partial<Record<string, string>>
}

/** Every element, without prefixes. @throws if XML readers could disagree about the content */
export async function readElements(xml: Buffer): Promise<XmlElement[]> {
  const found: XmlElement[] = []
  let depth = 0
  // Not with `xmlns`: then many attributes, or scopes in scopes, take quadratic time.
  const parser = sax.parser(true)
  const refuse = (error: unknown) => {
    throw error
  }
  parser.onerror = refuse
  parser.ondoctype = refuse
  parser.onprocessinginstruction = ({ body }) => {
    if (/encoding\s*=\s*["'](?!utf-?(8|16)|(us-)?ascii)/i.test(body)) refuse('another encoding')
  }
  parser.onopentag = (tag) => {
    depth++
    if (depth > MAX_DEPTH) refuse('nested too deeply')
    const values = Object.entries(tag.attributes).map(([key, value]) => [withoutPrefix(key), value])
    found.push({ name: withoutPrefix(tag.name), attributes: Object.fromEntries(values) })
  }
  parser.onclosetag = () => {
    depth--
  }
  const text = decode(xml)
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    await setImmediate()
  }
  parser.close()
  return found
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function decode(xml: Buffer): string {
  const mark = xml.subarray(0, 2).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(xml)
}

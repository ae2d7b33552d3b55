import { hash } from 'node:crypto'

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' https://www.openstreetmap.org",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
}

/**
 * Replaces the nonce by hashes of the inline scripts that carry it, so that document and policy can be cached.
 * @param ancestors the sites that may show the document in a frame
 */
export function replaceNonce(
  html: string,
  nonce: string,
  ancestors: "'none'" | "'self'",
): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set(Array.from(inlineScripts(html, attribute), sourceHash))
  const scripts = [POLICY['script-src'], ...hashes].join(' ')
  const policy = Object.entries({
    ...POLICY,
    'script-src': scripts,
    'frame-ancestors': ancestors,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
  return { html: html.replaceAll(attribute, ''), policy }
}

function* inlineScripts(html: string, attribute: string): Generator<string> {
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = html.lastIndexOf('<', at)
    const text = html.indexOf('>', at) + 1
    const isInline = !html.slice(start, text).includes(' src=')
    if (html.startsWith('<script', start) && isInline) {
      yield html.slice(text, html.indexOf('</script>', text))
    }
  }
}

export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

export function withoutScripts(html: string): string {
  const [first = '', ...rest] = html.split('<script')
  const after = rest.map((part) => part.slice(part.indexOf('</script>') + '</script>'.length))
  return [first, ...after].join('').replace(/<link rel="modulepreload"[^<>]*>/g, '')
}

/** Keeps scripts from loading until ui/hydration/loader runs them. Hydration leaves the changed attributes as they are. */
export function deferModules(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="deferred"`)
}

/** Tells ui/hydration/snapshot how many elements the served document has up to the end of its body. */
export function countElements(html: string): string {
  const [start = '', ...scripts] = html.slice(0, html.indexOf('</body>')).split('<script')
  const markup = start + scripts.map((text) => text.slice(text.indexOf('</script>'))).join('')
  const count = (markup.match(/<[a-z]/g)?.length ?? 0) + scripts.length
  return html.replace('<html', `<html data-elements="${count}"`)
}

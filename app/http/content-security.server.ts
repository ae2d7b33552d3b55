import { createHash } from 'node:crypto'

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': 'https://www.openstreetmap.org',
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * Takes the mark off a rendered document and gives the policy that lets exactly its marked inline scripts run. A script
 * that came in with somebody's text carries no mark, so it gets no hash. Document and policy belong together and can
 * be kept together.
 */
export function sealDocument(html: string, mark: string): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set(Array.from(inlineScripts(html, attribute), hashOf))
  const scripts = [POLICY['script-src'], ...hashes].join(' ')
  const policy = Object.entries({ ...POLICY, 'script-src': scripts })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
  return { html: html.replaceAll(attribute, ''), policy }
}

/** The texts of the marked scripts that stand in the document; found without an expression, which each mark would need. */
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

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

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
  const marked = new RegExp(`<script(?=[^>]* nonce="${mark}")([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const hashes = new Set<string>()
  for (const [, attributes, body] of html.matchAll(marked)) {
    if (/ src=/.test(attributes ?? '')) continue
    hashes.add(hashOf(body ?? ''))
  }
  const scripts = [POLICY['script-src'], ...hashes].join(' ')
  const policy = Object.entries({ ...POLICY, 'script-src': scripts })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy }
}

/** The policy that besides lets exactly this inline style apply, or this inline script run. */
export function allowInline(kind: 'style' | 'script', policy: string, text: string): string {
  const own = `${kind}-src 'self'`
  return policy.replace(own, `${own} ${hashOf(text)}`)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

import type { IncomingMessage } from 'node:http'

import { sourceHash } from '#app/http/document.server'
import { problem } from '#app/http/problem.server'
import { escapeHtml } from '#app/models/text'

const TOO_LARGE_HINT = 'Go back and make it shorter: up to ten thousand characters fit'

const STYLE =
  'body{max-width:34rem;margin:12vh auto;padding:0 20px;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:2.25rem;line-height:1.15;text-wrap:balance}a{color:inherit;font-weight:600}'

const STYLE_SOURCE = sourceHash(STYLE)

/** Turns a problem (RFC 9457) into a page, if a browser made the request. */
export async function toErrorPage(
  response: Response,
  { headers: requested, url = '/' }: IncomingMessage,
): Promise<Response> {
  if (!requested.accept?.includes('text/html')) return response
  if (response.headers.get('Content-Type') !== 'application/problem+json') return response
  const { status } = response
  const { message } = (await response.json()) as { message: string }
  const [heading = '', ...sentences] = message.replace(/\.$/, '').split('. ')
  if (status === 413) sentences.push(TOO_LARGE_HINT)
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${STYLE_SOURCE}; frame-ancestors 'none'; sandbox`,
  )
  const back = /^\/admin(?:[/?]|$)/.test(url)
    ? '<a href="/admin">Back to the desk</a>'
    : '<a href="/">Back to the home page</a>'
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${STYLE}</style>
<p>Error ${status}</p>
<h1>${escapeHtml(heading)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}.</p>\n`).join('')}<p>${back}</p>
</html>
`
  return new Response(html, { status, headers })
}

/** Replaces the plain text that Remix sends for an error which no boundary could show. */
export function replacePlainError(response: Response): Response {
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain')
  return response.status === 500 && isPlain ? problem(500, 'Something broke on our side') : response
}

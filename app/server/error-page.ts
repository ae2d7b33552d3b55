import type { IncomingMessage } from 'node:http'

import { problem } from '#app/http/problem.server'
import { escapeHtml } from '#app/models/text'

const TOO_LARGE_HINT = ' Go back and make it shorter: up to ten thousand characters fit.'

/** Turns a problem (RFC 9457) into a page, if a browser made the request. */
export async function toErrorPage(
  response: Response,
  { headers: requested, url = '/' }: IncomingMessage,
): Promise<Response> {
  if (!requested.accept?.includes('text/html')) return response
  if (response.headers.get('Content-Type') !== 'application/problem+json') return response
  const { title, message } = (await response.json()) as { title: string; message: string }
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const back = /^\/admin(?:[/?]|$)/.test(url)
    ? '<a href="/admin">Back to the desk</a>'
    : '<a href="/">Back to the home page</a>'
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message.replace(/\.$/, ''))}.${response.status === 413 ? TOO_LARGE_HINT : ''}</p>
<p>${back}</p>
</html>
`
  return new Response(html, { status: response.status, headers })
}

/** Replaces the plain text that Remix sends for an error which no boundary could show. */
export function replacePlainError(response: Response): Response {
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain')
  return response.status === 500 && isPlain ? problem(500, 'Something broke on our side') : response
}

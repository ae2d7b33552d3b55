import type { IncomingMessage } from 'node:http'

import { problem } from '#app/http/problem.server'
import { escapeHtml } from '#app/models/text'

const TOO_LARGE_HINT = ' Go back and make it shorter: up to ten thousand characters fit.'

/** A problem (RFC 9457) becomes a page where a browser will show it. */
export async function forReader(
  answer: Response,
  { headers: asked, url: path = '/' }: IncomingMessage,
): Promise<Response> {
  if (!asked.accept?.includes('text/html')) return answer
  if (answer.headers.get('Content-Type') !== 'application/problem+json') return answer
  const { title, message } = (await answer.json()) as { title: string; message: string }
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const isDesk = path === '/admin' || path.startsWith('/admin/')
  const back = isDesk
    ? '<a href="/admin">Back to the desk</a>'
    : '<a href="/">Back to the home page</a>'
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message.replace(/\.$/, ''))}.${answer.status === 413 ? TOO_LARGE_HINT : ''}</p>
<p>${back}</p>
</html>
`
  return new Response(html, { status: answer.status, headers })
}

/** Remix answers an error that no boundary could show with a line of plain text. */
export function withoutLastResort(answer: Response): Response {
  const isPlain = answer.headers.get('Content-Type')?.startsWith('text/plain')
  return answer.status === 500 && isPlain ? problem(500, 'Something broke on our side') : answer
}

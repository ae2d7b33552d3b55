import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'

import { sealDocument } from '#app/http/content-security.server'
import { startLate } from '#app/http/late-start.server'
import { log, REQUEST_ID } from '#app/http/log.server'
import { ERROR_TITLE } from '#app/ui/error-title'
import { bringIcons } from '#app/ui/icon-sheet.server'
import { ScriptMark } from '#app/ui/script-mark'

/** The layout of every public page. */
const FRAME = 'routes/site/frame'

/**
 * Renders a document whole, so that its policy can name the hash of each of its own inline scripts: those carry a mark
 * that nobody outside this call can know.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const mark = randomUUID()
  const html = await new Promise<Buffer>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <ScriptMark.Provider value={mark}>
        <RemixServer context={onlyMatched(context)} url={request.url} nonce={mark} />
      </ScriptMark.Provider>,
      {
        nonce: mark,
        // Comes also where the shell could not be rendered; the stream then fails.
        onAllReady: () => stream.pipe(gather(resolve)).on('error', reject),
        onShellError: reject,
        onError: (error) => {
          if (!isRouteErrorResponse(error)) log.error({ err: error }, 'render failed')
        },
      },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const parts = splitAtScripts(html, mark)
  // The development server writes scripts of its own into the page, and its React is not to be surprised.
  const [start, end] = import.meta.env.PROD
    ? dress(parts, mark, { status, request, context })
    : parts
  const sealed = sealDocument(end, mark)
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', sealed.policy)
  return new Response(Buffer.concat([start, Buffer.from(sealed.html)]), { status, headers })
}

type Parts = [start: Buffer, end: string]

interface Rendered {
  status: number
  request: Request
  context: EntryContext
}

/** What a page gets beside what was rendered: its icons, its late scripts and, where a form is refused, that title. */
function dress([start, end]: Parts, mark: string, { status, request, context }: Rendered): Parts {
  const { actionData, errors, matches } = context.staticHandlerContext
  // Staff work in their pages, and the summary of a refused form takes the focus: both before anybody moves.
  const isRead = request.method === 'GET' && matches.some(({ route }) => route.id === FRAME)
  // A form that asks by its address, as that of a tool, is refused by a loader.
  const isRefused = actionData !== null ? status >= 400 : status === 400 && errors === null
  const before = isRefused ? ERROR_TITLE : ''
  const late = startLate(end, mark, { unprompted: !isRead, before })
  return [inTitle(start, before), bringIcons(late, start.toString('latin1'))]
}

/** For each render Remix builds a router of all routes in its manifest and asks it which match: those are known already. */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.has(id))
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

/** Gathers what a render writes. React 18 leaves up to three bytes of a buffer at zero where a letter no longer fits. */
function gather(give: (html: Buffer) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece.subarray(0, piece.findLastIndex((byte) => byte !== 0) + 1))
      done()
    },
    final(done) {
      give(Buffer.concat(pieces))
      done()
    },
  })
}

/** All marked scripts come last: whatever is done to them need not copy, or even decode, the page before them. */
function splitAtScripts(html: Buffer, mark: string): Parts {
  const at = html.lastIndexOf('<', Math.max(0, html.indexOf(` nonce="${mark}"`)))
  return [html.subarray(0, at), html.toString('utf8', at)]
}

/** Puts words before the title of a page. */
function inTitle(page: Buffer, words: string): Buffer {
  const tag = '<title>'
  const at = page.indexOf(tag)
  if (at < 0 || words === '') return page
  const end = at + tag.length
  return Buffer.concat([page.subarray(0, end), Buffer.from(words), page.subarray(end)])
}

/** The only place where an unexpected error is logged. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // Remix reports its own 404 and 405 here as well.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log.error({ err: error, id: request.headers.get(REQUEST_ID), method: request.method }, 'failed')
}

import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

import {
  countElements,
  deferModules,
  sealDocument,
  withoutScripts,
} from '#app/http/document.server'
import { log, REQUEST_ID } from '#app/http/log.server'
import { openSqliteSiteNow } from '#app/models/company/open-site.server'
import { openOnFirstUse } from '#app/models/company/site.server'
import { loadPublished } from '#app/models/content/load.server'
import { withErrorTitle } from '#app/ui/error/error-title'
import actions from '#app/ui/hydration/actions.js?raw'
import hydrationLoader from '#app/ui/hydration/loader.js?raw'
import snapshot from '#app/ui/hydration/snapshot.js?raw'
import { DocumentContext } from './ui/hydration/document-context'

openOnFirstUse(() => {
  const opened = openSqliteSiteNow(process.env)
  // Until it is read the shipped content is shown.
  void loadPublished(opened)
  return opened
})

const FRAME = 'routes/site/frame'

/** Buffers the whole document: its content security policy names the hash of each inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomUUID()
  const { actionData, errors, loaderData, matches } = context.staticHandlerContext
  // Tools are GET forms: their loader refuses, not an action.
  const isRefused = actionData !== null ? status >= 400 : status === 400 && errors === null
  const isPublic = matches.some(({ route }) => route.id === FRAME)
  const isDeferred = import.meta.env.PROD && isPublic && request.method !== 'POST' && !isRefused

  const isOfDesk = import.meta.env.PROD && !isPublic
  const loaders = isOfDesk ? loadersOfActions(context) : ''
  const script = snapshot + (isDeferred ? hydrationLoader : loaders)
  const rendered = await render(
    <DocumentContext.Provider value={{ nonce, script }}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>,
    nonce,
  )
  const counted = countElements(rendered)
  const titled = isRefused ? withErrorTitle(counted) : counted
  const isPreview = loaderData[FRAME]?.preview !== undefined
  const isFramed = isPreview && new URL(request.url).searchParams.get('preview') === 'frame'
  const scripted = isDeferred ? deferModules(titled, nonce) : titled
  const ready = isFramed ? withoutScripts(titled) : scripted
  const { html, policy } = sealDocument(ready, nonce, isPreview ? "'self'" : "'none'")
  if (isPreview) headers.set('X-Frame-Options', 'SAMEORIGIN')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The development server adds inline scripts of its own.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', policy)
  return new Response(html, { status, headers })
}

let actionLoaders: string | undefined

/** Of what forms of the desk post to, besides its pages; the same for every page of a build. */
function loadersOfActions({ manifest, routeModules }: EntryContext): string {
  if (actionLoaders === undefined) {
    const routes = Object.values(manifest.routes).filter(
      ({ id, hasClientAction }) => hasClientAction && !routeModules[id]?.default,
    )
    const modules = new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]))
    actionLoaders = `{const modules=${JSON.stringify([...modules])};${actions}}`
  }
  return actionLoaders
}

async function render(document: ReactElement, nonce: string): Promise<string> {
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(document, {
    nonce,
    onAllReady: () => pipe(html),
    onShellError: (error) => html.destroy(new Error('render failed', { cause: error })),
    onError: (error) => {
      if (!isRouteErrorResponse(error)) log.error({ err: error }, 'render failed')
    },
  })
  // React 18 leaves zero bytes at the end of a buffer where the next character does not fit.
  return (await text(html)).replaceAll('\0', '')
}

export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // Remix reports its own 404 and 405 here as well.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log.error({ err: error, id: request.headers.get(REQUEST_ID), method: request.method }, 'failed')
}

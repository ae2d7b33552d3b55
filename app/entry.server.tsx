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
  replaceNonce,
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
  // Not awaited: pages show the shipped content until the published content is loaded.
  void loadPublished(opened)
  return opened
})

const FRAME = 'routes/site/frame'

/** Each first visit loads the inline scripts. */
const withoutComments = (script: string) => script.replace(/^ *\/\/.*\n/gm, '')
const SNAPSHOT = withoutComments(snapshot)
const HYDRATION_LOADER = withoutComments(hydrationLoader)

/** Buffers the whole document, because its content security policy lists a hash of each inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomUUID()
  const { actionData, errors, loaderData, matches } = context.staticHandlerContext
  // The tools are GET forms, so their loader returns the 400, not an action.
  const isRefused = actionData !== null ? status >= 400 : status === 400 && errors === null
  const isPublic = matches.some(({ route }) => route.id === FRAME)
  const isDeferred = import.meta.env.PROD && isPublic && request.method !== 'POST' && !isRefused

  const isDesk = import.meta.env.PROD && !isPublic
  const preloads = isDesk ? await actionPreloads() : ''
  const script = SNAPSHOT + (isDeferred ? HYDRATION_LOADER : preloads)
  let showsError = isRefused
  const markError = () => {
    showsError = true
  }
  const rendered = await render(
    <DocumentContext.Provider value={{ nonce, script, markError }}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>,
    nonce,
  )
  const counted = countElements(rendered)
  const titled = showsError ? withErrorTitle(counted) : counted
  const isPreview = loaderData[FRAME]?.preview !== undefined
  const isFramed = isPreview && new URL(request.url).searchParams.get('preview') === 'frame'
  const scripted = isDeferred ? deferModules(titled, nonce) : titled
  const ready = isFramed ? withoutScripts(titled) : scripted
  const { html, policy } = replaceNonce(ready, nonce, isPreview ? "'self'" : "'none'")
  if (isPreview) headers.set('X-Frame-Options', 'SAMEORIGIN')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The development server adds inline scripts that the policy would block.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', policy)
  return new Response(html, { status, headers })
}

let cachedPreloads: string | undefined

/** Script that preloads the form targets of the desk other than its pages; the same for every page. */
async function actionPreloads(): Promise<string> {
  if (cachedPreloads === undefined) {
    const { assets, routes } = await import('virtual:remix/server-build')
    const targets = Object.values(assets.routes).filter(
      ({ id, hasClientAction }) => hasClientAction && !routes[id]?.module.default,
    )
    const modules = new Set(targets.flatMap(({ module, imports = [] }) => [module, ...imports]))
    cachedPreloads = `{const modules=${JSON.stringify([...modules])};${withoutComments(actions)}}`
  }
  return cachedPreloads
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
  // React 18 leaves zero bytes at the end of a buffer if the next character does not fit.
  return (await text(html)).replaceAll('\0', '')
}

export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // Remix also reports its own 404 and 405 responses here.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log.error({ err: error, id: request.headers.get(REQUEST_ID), method: request.method }, 'failed')
}

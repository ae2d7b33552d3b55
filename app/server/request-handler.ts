import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from '@remix-run/node'

import { visitSourceCookie } from '#app/http/visitor.server'
import type { Site } from '#app/models/company/site.server'
import { contentOf, publicPaths } from '#app/models/content/published.server'
import { logRequest } from './access-log'
import { sendResponse } from './adapter'
import { sendCached } from './cached-response'
import { compress } from './compress'
import { replacePlainError, toErrorPage } from './error-page'
import { createGuard } from './guard/guard'
import { OPENER_POLICY, pageHeaders } from './guard/headers'
import { METRICS, metricsGate } from './guard/probe'
import { isDeskOrLogin, isForStaff, isPreview, type Target, toOriginForm } from './guard/target'
import { limitedHandler } from './limited-handler'
import { createPageCache } from './page-cache'
import { createRouteFinder } from './route-finder'
import type { StaticFiles } from './static-files'
import { withStorageErrors } from './storage-errors'

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export function createRequestListener(
  site: Site,
  build: ServerBuild,
  files: StaticFiles,
): RequestListener {
  const { settings } = site
  const { origin } = settings
  const guard = createGuard(settings)
  const refuseMetrics = metricsGate(settings)
  const findRoute = createRouteFinder(withStorageErrors(build))
  const handleLimited = limitedHandler(settings)
  const headers = pageHeaders(settings)
  const headerMap = new Map(Object.entries(headers))
  const render = (path: string) => {
    const url = new URL(path, origin)
    return findRoute(url.pathname).respond(new Request(url))
  }
  const pageCache = createPageCache(
    () => publicPaths(site),
    render,
    headers,
    () => contentOf(site),
  )

  const handle: typeof handleLimited = async (request, response, context) => {
    const refused = context.route.pattern === METRICS ? refuseMetrics(request) : undefined
    return refused ?? handleLimited(request, response, context)
  }

  async function sendStored(request: IncomingMessage, response: ServerResponse, target: Target) {
    const { url = '/' } = request
    const file = files.find(target.hasQuery ? (url.split('?', 1)[0] ?? '') : url)
    const page = file ? undefined : await pageCache.find(url)
    if (file) sendCached(file, request, response)
    if (page) sendCached(page, request, response, visitCookie(request, origin))
    return (file ?? page) !== undefined
  }

  return async (request, response) => {
    toOriginForm(request)
    const id = randomUUID()
    const logged = logRequest(request, response, id)
    const { target, refusal } = guard(request)
    if (target && isRead(request) && (await sendStored(request, response, target))) {
      logged.route = 'cache'
      return
    }
    response.setHeaders(headerMap)
    response.setHeader('X-Request-Id', id)
    if (!target) return sendResponse(await toErrorPage(refusal, request), response)

    if (isDeskOrLogin(target)) response.setHeader(...OPENER_POLICY)
    const route = findRoute(target.path)
    logged.route = route.pattern
    const handled = await handle(request, response, { id, route })
    if (!handled) return
    const readable = replacePlainError(handled)
    const final = route.isApi ? readable : await toErrorPage(readable, request)
    completeHeaders(final, target, request)
    if (!isForStaff(target)) addVisitCookie(final, request, origin)
    await sendResponse(await compress(final, request.headers), response)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

function completeHeaders(
  { status, headers }: Response,
  target: Target,
  { url = '/' }: IncomingMessage,
): void {
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '2')
  if (isForStaff(target) || isPreview(url)) {
    headers.set('X-Robots-Tag', 'noindex')
    headers.set('Cache-Control', 'private, no-store')
  } else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}

function visitCookie(request: IncomingMessage, origin: string): string | undefined {
  const { url = '/', method, headers } = request
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return undefined
  return visitSourceCookie({ url, cookie: headers.cookie, referrer: headers.referer, origin })
}

/** Not to a file, which a page or another site may embed. */
function addVisitCookie({ headers }: Response, request: IncomingMessage, origin: string): void {
  const isFile = !/^text\/html|^$/.test(headers.get('Content-Type') ?? '')
  const cookie = isFile ? undefined : visitCookie(request, origin)
  if (!cookie) return
  headers.append('Set-Cookie', cookie)
  if (headers.get('Cache-Control') === 'no-cache') headers.set('Cache-Control', 'private, no-cache')
}

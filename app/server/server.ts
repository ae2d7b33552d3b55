import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ServerBuild } from '@remix-run/node'

import { leadCookie } from '#app/http/lead-source.server'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import type { Site } from '#app/models/company/site.server'
import { countKept, logRequest, nextRequestId } from './access-log'
import { sendResponse } from './adapter'
import { listCalls } from './calls'
import { withCalmErrors } from './calm-errors'
import { compress } from './compress'
import { listDataUrls } from './data-urls'
import { type Documents, keepDocuments } from './documents'
import { createDrain, type Drain } from './drain'
import { openFastLane } from './fast-lane'
import { createGuard, MAX_HEADERS } from './guard/guard'
import { pageHeaders } from './guard/headers'
import { hostJudge } from './guard/host'
import { isForStaff, type Target, toOriginForm } from './guard/target'
import { createHandler } from './handler'
import { type Kept, sendKept } from './kept'
import type { KeptRequest } from './kept-request'
import { asPlainPage } from './plain-page'
import { createRefusalPages, withRefusalPages } from './refusal-pages'
import { createRenderer } from './renderer'
import { routePatterns } from './route-names'

const LIMITS = {
  /** The others are only looked at this often. */
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  /** For the slowest upload; a body that is none has less time, see guard. */
  requestTimeout: 60_000,
  maxHeaderSize: 16_384,
}
const MAX_CONNECTIONS = 12_000
/** Without a byte either way; a quiet stream of events beats more often. */
const IDLE_MS = 90_000

/**
 * The program that carries the site: guard, files, kept documents, Remix. Not listening yet.
 * @param files by URL path
 */
export async function createSiteServer(
  site: Site,
  build: ServerBuild,
  files: ReadonlyMap<string, Kept>,
): Promise<{ server: Server; documents: Documents; drain: Drain }> {
  const { settings } = site
  const { origin } = settings
  const judgeHost = hostJudge(settings)
  const guard = createGuard(settings, judgeHost)
  const safe = withCalmErrors(build)
  const showRefusal = createRefusalPages(safe)
  const calm = withRefusalPages(safe, showRefusal)
  const handle = createHandler(calm)
  const renderer = createRenderer(settings, { handle, calls: listCalls(calm), showRefusal })
  const render = (url: string) => handle(new Request(new URL(url, origin)))
  const headers = pageHeaders(settings)
  const pages = await listPublicPages(render)
  const urls = [...pages, ...listDataUrls(pages, build.routes)]
  const documents = keepDocuments(urls, render, headers)
  const find = (url: string) => files.get(url) ?? documents.ready(url)
  const fileAt = (url: string) => files.get(url.split('?', 1)[0] ?? '')
  const routeOf = routePatterns(build.routes)
  const plainLeads = new Map<string, string | undefined>()

  /** The cookie that goes with something kept. */
  function cookieFor(visit: Visit): string | undefined {
    const { url, accept, cookie, referrer } = visit
    if (!accept?.includes('text/html') || fileAt(url)) return undefined
    if (cookie || referrer) return leadFor(visit, origin)
    if (!plainLeads.has(url)) plainLeads.set(url, leadFor(visit, origin))
    return plainLeads.get(url)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    isAwaited: boolean,
  ): Promise<void> {
    drain.mark(response)
    toOriginForm(request)
    const { target, refusal } = guard(request)
    const url = request.url ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (target && isRead) {
      const kept = fileAt(url) ?? find(url) ?? (await documents.find(url))
      if (kept) {
        countKept()
        return sendKept(kept, request, response, cookieFor(visitOf(request)))
      }
    }
    const id = nextRequestId()
    logRequest(request, response, { id, routeOf: () => (target ? routeOf(target.path) : '*') })
    for (const name in headers) response.setHeader(name, headers[name] ?? '')
    response.setHeader('X-Request-Id', id)
    if (!target) return sendResponse(await asPlainPage(refusal, request.headers.accept), response)

    const made = await renderer(request, response, { id, target, refusal, isAwaited })
    complete(made, target)
    const isVisit = request.method === 'GET' && !isForStaff(target)
    const lead = isVisit ? leadFor(visitOf(request), origin) : undefined
    if (lead) {
      made.headers.append('Set-Cookie', lead)
      if (made.headers.get('Cache-Control') === 'no-cache') {
        made.headers.set('Cache-Control', 'private, no-cache')
      }
    }
    await sendResponse(
      await compress(made, request.headers['accept-encoding']?.toString()),
      response,
    )
  }

  function serve(request: IncomingMessage, response: ServerResponse, isAwaited: boolean): void {
    answer(request, response, isAwaited).catch((error: unknown) => {
      if (response.destroyed || request.destroyed) return
      log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else void sendResponse(problem(500, 'Something broke on our side'), response)
    })
  }

  const server = createServer(LIMITS, (request, response) => serve(request, response, false))
  // "Expect: 100-continue" waits with its body until it is clear that it will be read.
  server.on('checkContinue', (request, response) => serve(request, response, true))
  server.maxHeadersCount = MAX_HEADERS + 1
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(IDLE_MS)
  openFastLane(server, {
    find,
    cookieFor,
    isOwnHost: (host) => judgeHost(host) === 'own',
    answered: countKept,
  })
  const drain = createDrain(server)
  return { server, documents, drain }
}

/** Adds to an answer what its status and its place ask for. */
function complete({ status, headers }: Response, target: Target): void {
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '2')
  if (isForStaff(target)) {
    headers.set('X-Robots-Tag', 'noindex')
    headers.set('Cache-Control', 'private, no-store')
  } else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}

/** The site's own map is the list of what may be kept. */
async function listPublicPages(render: (path: string) => Promise<Response>): Promise<string[]> {
  const map = await (await render('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

type Visit = Pick<KeptRequest, 'url' | 'accept' | 'cookie' | 'referrer'>

function visitOf({ url = '/', headers }: IncomingMessage): Visit {
  const { accept, cookie, referer } = headers
  return { url, accept, cookie, referrer: referer }
}

/** The lead cookie for the first page of a visit; calls are none. */
function leadFor({ url, accept, cookie, referrer }: Visit, origin: string): string | undefined {
  return accept?.includes('text/html') ? leadCookie({ url, cookie, referrer, origin }) : undefined
}

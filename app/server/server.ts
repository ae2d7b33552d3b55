import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'

import { inlineStyles } from '#app/http/inline-styles.server'
import { leadCookie } from '#app/http/lead-source.server'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import type { Site } from '#app/models/site.server'
import { sendResponse, toRequest } from './adapter'
import { clientAddress } from './client-address'
import { compress } from './compress'
import { dataUrlOf } from './data-urls'
import { type Documents, keepDocuments } from './documents'
import { openFastLane } from './fast-lane'
import { isOwnHost, refuse } from './guard'
import { pageHeaders } from './headers'
import { type Kept, sendKept } from './kept'
import type { KeptRequest } from './kept-request'

const LIMITS = {
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  maxHeaderSize: 16_384,
}

/** Staff pages and calls are nothing for a search engine; forbidding them in robots.txt would only advertise them. */
function isForStaff(url: string): boolean {
  return /^\/(admin|login|signup|logout|careers\/|enquiry\/|api\/)/.test(url)
}

/**
 * The program that carries the site: guard, files, kept documents, Remix. Not listening yet.
 * @param files by URL path
 */
export async function createSiteServer(
  site: Site,
  build: ServerBuild,
  files: ReadonlyMap<string, Kept>,
): Promise<{ server: Server; documents: Documents }> {
  const { settings } = site
  const { origin } = settings
  const handle = createRequestHandler(build, 'production')
  const render = (url: string) => handle(new Request(new URL(url, origin)))
  const headers = pageHeaders(settings)
  const pages = await listPublicPages(render)
  const data = pages.flatMap((path) => dataUrlOf(path, build.routes) ?? [])
  const sheetAt = (path: string) => files.get(path)?.identity.body.toString()
  const renderStyled = async (url: string) => inlineStyles(await render(url), sheetAt)
  const documents = keepDocuments([...pages, ...data], renderStyled, headers)
  const find = (url: string) => files.get(url) ?? documents.ready(url)
  const plainLeads = new Map<string, string | undefined>()

  /** The cookie that goes with something kept. */
  function cookieFor(visit: Visit): string | undefined {
    const { url, accept, cookie, referrer } = visit
    if (!accept?.includes('text/html') || files.has(url)) return undefined
    if (cookie || referrer) return leadFor(visit, origin)
    if (!plainLeads.has(url)) plainLeads.set(url, leadFor(visit, origin))
    return plainLeads.get(url)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refuse(request, settings)
    const url = request.url ?? '/'
    if (!refusal && (request.method === 'GET' || request.method === 'HEAD')) {
      const kept = files.get(url.split('?', 1)[0] ?? '') ?? find(url) ?? (await documents.find(url))
      if (kept) return sendKept(kept, request, response, cookieFor(visitOf(request)))
    }
    for (const name in headers) response.setHeader(name, headers[name] ?? '')
    if (refusal) return sendResponse(refusal, response)

    const address = clientAddress(request, settings.trustedProxies)
    const made = await handle(toRequest(request, response, { origin, address }))
    if (isForStaff(url)) {
      made.headers.set('X-Robots-Tag', 'noindex')
      made.headers.set('Cache-Control', 'private, no-store')
    } else {
      const lead = request.method === 'GET' ? leadFor(visitOf(request), origin) : undefined
      if (lead) made.headers.append('Set-Cookie', lead)
      if (!made.headers.has('Cache-Control')) made.headers.set('Cache-Control', 'no-cache')
    }
    await sendResponse(await compress(made, String(request.headers['accept-encoding'])), response)
  }

  const server = createServer(LIMITS, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed || request.destroyed) return
      log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else void sendResponse(problem(500, 'Something broke on our side'), response)
    })
  })
  openFastLane(server, { find, cookieFor, isOwnHost: (host) => isOwnHost(host, settings) })
  return { server, documents }
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

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'

import { leadCookie } from '#app/http/lead-source.server'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import type { Site } from '#app/models/site.server'
import { sendResponse, toRequest } from './adapter'
import { clientAddress } from './client-address'
import { compress } from './compress'
import { type Documents, keepDocuments } from './documents'
import { refuse } from './guard'
import { setPageHeaders, setSecurityHeaders } from './headers'
import { type Kept, sendKept } from './kept'

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
  const { origin, trustedProxies } = site.settings
  const handle = createRequestHandler(build, 'production')
  const render = (path: string) => handle(new Request(new URL(path, origin)))
  const documents = keepDocuments(await listPublicPages(render), render)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response, site.settings)
    const refusal = refuse(request, site.settings)
    const url = request.url ?? '/'
    const isRead = !refusal && (request.method === 'GET' || request.method === 'HEAD')
    const file = isRead ? files.get(url.split('?', 1)[0] ?? '') : undefined
    if (file) return sendKept(file, request, response)

    setPageHeaders(response)
    if (refusal) return sendResponse(refusal, response)
    if (request.method === 'GET' && !isForStaff(url)) rememberVisit(request, response, origin)
    const document = isRead ? await documents.find(url) : undefined
    if (document) return sendKept(document, request, response)

    const address = clientAddress(request, trustedProxies)
    const made = await handle(toRequest(request, response, { origin, address }))
    if (isForStaff(url)) {
      made.headers.set('X-Robots-Tag', 'noindex')
      made.headers.set('Cache-Control', 'private, no-store')
    } else if (!made.headers.has('Cache-Control')) made.headers.set('Cache-Control', 'no-cache')
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
  return { server, documents }
}

/** The site's own map is the list of what may be kept. */
async function listPublicPages(render: (path: string) => Promise<Response>): Promise<string[]> {
  const map = await (await render('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

/** Sets the lead cookie on the first page of a visit; files and calls are none. */
function rememberVisit(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { cookie, referer, accept } = request.headers
  if (!accept?.includes('text/html')) return
  const lead = leadCookie({ url: request.url ?? '/', cookie, referrer: referer, origin })
  if (lead) response.setHeader('Set-Cookie', lead)
}

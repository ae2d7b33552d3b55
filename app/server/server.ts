import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'

import { leadCookie } from '#app/http/lead-source.server'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import type { Site } from '#app/models/site.server'
import { sendResponse, toRequest } from './adapter'
import { clientAddress } from './client-address'
import { compress } from './compress'
import { refuse } from './guard'
import { setPageHeaders, setSecurityHeaders } from './headers'
import { type StaticFiles, serveStatic } from './static-files'

function isDocument(answer: Response): boolean {
  return answer.status === 200 && /^text\/html/.test(answer.headers.get('Content-Type') ?? '')
}

function rememberVisit(request: IncomingMessage, answer: Response, origin: string): void {
  const { cookie, referer } = request.headers
  const url = request.url ?? '/'
  if (request.method !== 'GET' || isForStaff(url)) return
  const lead = leadCookie({ url, cookie, referrer: referer, origin })
  if (lead) answer.headers.append('Set-Cookie', lead)
}

/** Staff pages and calls are nothing for a search engine; forbidding them in robots.txt would only advertise them. */
function isForStaff(url: string): boolean {
  return /^\/(admin|login|signup|logout|careers\/|enquiry\/|api\/)/.test(url)
}

/** The program that carries the site: guard, files, Remix. Not listening yet. */
export function createSiteServer(site: Site, build: ServerBuild, files: StaticFiles): Server {
  const { settings } = site
  const handle = createRequestHandler(build, 'production')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response, settings)
    const refusal = refuse(request, settings)
    if (!refusal && serveStatic(files, request, response)) return
    setPageHeaders(response)
    if (refusal) return sendResponse(refusal, response)
    const address = clientAddress(request, settings.trustedProxies)
    const own = toRequest(request, response, { origin: settings.origin, address })
    const made = await handle(own)
    if (isDocument(made)) rememberVisit(request, made, settings.origin)
    if (isForStaff(request.url ?? '')) {
      made.headers.set('X-Robots-Tag', 'noindex')
      made.headers.set('Cache-Control', 'private, no-store')
    } else if (!made.headers.has('Cache-Control')) made.headers.set('Cache-Control', 'no-cache')
    await sendResponse(await compress(made, String(request.headers['accept-encoding'])), response)
  }

  const limits = {
    connectionsCheckingInterval: 1000,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  }
  return createServer(limits, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed || request.destroyed) return
      log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else void sendResponse(problem(500, 'Something broke on our side'), response)
    })
  })
}

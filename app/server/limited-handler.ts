import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

import { overLimit } from '#app/http/body.server'
import { isOverloaded } from '#app/http/event-loop.server'
import { problem, refuseMethod } from '#app/http/problem.server'
import { consume, networkOf, tooManyRequests } from '#app/http/rate-limit.server'
import type { Settings } from '#app/models/company/settings.server'
import { toRequest } from './adapter'
import { type BodyFault, bodyLimit, createBudgets, readBody } from './guard/body'
import { clientAddressReader } from './guard/client-address'
import { hasBody, refuseLongUrl } from './guard/guard'
import { PROBES } from './guard/probe'
import type { SiteRoute } from './route-finder'

interface RequestContext {
  id: string
  route: SiteRoute
}

/**
 * Passes requests that are not cached to Remix, within limits: the load of the process, the requests and bytes of a client,
 * the length of a URL, the size and rate of a body, and the memory of all bodies.
 */
export function limitedHandler({ origin, trustedProxies }: Settings) {
  const budgets = createBudgets()
  const addressOf = clientAddressReader(trustedProxies)

  return async (
    message: IncomingMessage,
    response: ServerResponse,
    { id, route }: RequestContext,
  ): Promise<Response | undefined> => {
    const address = addressOf(message)
    const client = networkOf(address)
    const refusal =
      (await refuseLoad(client, route)) ??
      refuseLongUrl(message, route.handle) ??
      refuseOtherMethods(message, route)
    if (refusal) return refusal

    // Lets the server close a connection that sent too many requests at once. A body that is still arriving is read at
    // once, because its chunks would wait in memory.
    if (message.complete || !hasBody(message)) await setImmediate()
    if (message.socket.destroyed) return undefined

    const disconnected = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) disconnected.abort()
    })
    const from = { origin, address, id, signal: disconnected.signal }
    if (!hasBody(message) || !route.hasAction) return route.respond(toRequest(message, from))

    const body = await bodyOf(message, response, { client, route })
    if (!Array.isArray(body)) return toRefusal(body, route)
    const bytes = body.reduce((sum, { length }) => sum + length, 0)
    const wait = await consume('bytes', client, bytes)
    if (wait > 0) return tooManyRequests(wait, MANY_BYTES)
    return route.respond(toRequest(message, { ...from, body }))
  }

  async function bodyOf(
    message: IncomingMessage,
    response: ServerResponse,
    { client, route }: { client: string; route: SiteRoute },
  ): ReturnType<typeof readBody> {
    const limit = bodyLimit(route.handle)
    // A page with an upload shows an error message of its own for a large file.
    const isTooLarge = Number(message.headers['content-length'] ?? 0) > limit.bytes
    if (isTooLarge && !limit.isCut) return 'too-large'
    const budget = route.handle.isUpload ? budgets.upload : budgets.form
    let taken = 0
    const take = (bytes: number) => {
      if (!budget.take(client, bytes)) return false
      taken += bytes
      return true
    }
    response.once('close', () => budget.release(client, taken))
    return readBody(message, limit, take)
  }
}

async function refuseLoad(client: string, route: SiteRoute): Promise<Response | undefined> {
  if (PROBES.has(route.pattern)) return undefined
  if (isOverloaded()) return busy()
  const wait = await consume('request', client)
  return wait > 0 ? tooManyRequests(wait) : undefined
}

function toRefusal(fault: BodyFault, { handle }: SiteRoute): Response | undefined {
  switch (fault) {
    case 'gone':
      return undefined
    case 'no-room':
      return busy()
    case 'too-slow':
      return problem(408, TOO_SLOW)
    case 'fragmented':
      return problem(400, 'The body came in too many small parts')
    case 'too-large':
      return overLimit(bodyLimit(handle).bytes, { Connection: 'close' })
  }
}

/** Remix lets any method but GET and HEAD run an action. */
function refuseOtherMethods({ method = '' }: IncomingMessage, { handle, hasAction }: SiteRoute) {
  return refuseMethod(method, ...(handle.methods ?? (hasAction ? ['GET', 'POST'] : ['GET'])))
}

const TOO_SLOW =
  'Hardly anything arrived for half a minute, so we stopped waiting. Please check your connection and send it again.'

const MANY_BYTES = 'Very much was sent from your network today. Please try again tomorrow.'

function busy(): Response {
  return problem(503, 'The site is very busy. Please try again in a moment.')
}

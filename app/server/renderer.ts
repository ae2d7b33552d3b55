import type { IncomingMessage, ServerResponse } from 'node:http'

import { MAX_BODY_BYTES, withJson } from '#app/http/body.server'
import { isOverrun } from '#app/http/event-loop.server'
import { problem } from '#app/http/problem.server'
import { networkOf, tooMany } from '#app/http/rate-limit.server'
import type { Settings } from '#app/models/company/settings.server'
import { toRequest } from './adapter'
import { bodyAtHand, readBody } from './guard/body'
import { createFormBudget, createUploadBudget } from './guard/body-budget'
import { clientAddress } from './guard/client-address'
import { bodyLimit, hasBody, tooLarge } from './guard/guard'
import type { Target } from './guard/target'
import { createThrottle } from './guard/throttle'
import { asPlainPage } from './plain-page'
import type { ShowRefusal } from './refusal-pages'

interface Asked {
  id: string
  target: Target
  /** Known before anything was read. */
  refusal?: Response
  /** The client sends its body only once it is told to. */
  isAwaited: boolean
}

type Handle = (request: Request) => Promise<Response>

interface Ways {
  handle: Handle
  /** By their addresses. */
  calls: ReadonlyMap<string, Handle>
  showRefusal: ShowRefusal
}

/**
 * Has Remix answer what is not kept, within bounds: of how busy the program is, how much one client asks for, how much
 * memory bodies take, and how large and slow a body may be. What is kept is spared all this, since sending it costs
 * less than refusing it.
 */
export function createRenderer(
  { origin, trustedProxies, isRateLimited }: Settings,
  { handle, calls, showRefusal }: Ways,
) {
  const throttle = createThrottle()
  const forms = createFormBudget()
  const uploads = createUploadBudget()

  return async (
    message: IncomingMessage,
    response: ServerResponse,
    { id, target, refusal, isAwaited }: Asked,
  ): Promise<Response> => {
    const refuse = (answer: Response) => asPlainPage(answer, message.headers.accept)
    const isProbe = target.path === '/healthz' || target.path === '/readyz'
    if (!isProbe && isOverrun()) return refuse(busy())

    const address = clientAddress(message, trustedProxies)
    const client = networkOf(address)
    const wait = isRateLimited && !isProbe ? throttle.spend(client) : 0
    if (wait > 0) {
      return refuse(problem(429, tooMany(wait), { headers: { 'Retry-After': String(wait) } }))
    }

    const asked = { origin, address, id }
    const show = async (answer: Response) =>
      refuse(await showRefusal(answer, toRequest(message, { ...asked, signal: ANY_TIME })))
    if (refusal) return show(refusal)
    if (!hasBody(message)) {
      return handle(toRequest(message, { ...asked, signal: abortWhenGone(response).signal }))
    }

    const limit = bodyLimit(target)
    const share = (limit.bytes > MAX_BODY_BYTES ? uploads : forms).open(client)
    response.once('close', share.close)
    if (isAwaited) response.writeContinue()
    const call = calls.get(message.url ?? '')
    const act = call ?? handle
    const whole = await bodyAtHand(message, limit)
    if (whole && !share.take(whole.length)) return refuse(busy())
    if (whole && call && message.headers['content-type'] === 'application/json') {
      return call(withJson(toRequest(message, asked), whole))
    }
    const gone = abortWhenGone(response)
    const { signal } = gone
    if (whole) return act(toRequest(message, { ...asked, signal, body: whole }))
    const body = readBody(message, limit, { take: share.take, cut: () => gone.abort() })
    const request = toRequest(message, { ...asked, signal, body: body.stream })
    const answer = await act(request).catch((error) => {
      // Whoever reads a body that is cut off fails; why it was cut off says more.
      if (body.fault() === undefined) throw error
    })
    const fault = body.fault()
    if (fault === 'too-large') return show(tooLarge())
    if (fault === 'no-room') return refuse(busy())
    return answer && !fault ? answer : refuse(problem(408, 'The request came too slowly'))
  }
}

function abortWhenGone(response: ServerResponse): AbortController {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone
}

/** A body that was cut off ends what would have read it, and not the page that says so. */
const ANY_TIME = new AbortController().signal

function busy(): Response {
  return problem(503, 'The site is very busy. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  })
}

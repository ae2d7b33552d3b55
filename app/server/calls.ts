import type { ServerBuild } from '@remix-run/node'

import { json } from '#app/http/json.server'
import { isPlain, listRoutes } from './route-names'

type Act = (request: Request) => Promise<Response>

/**
 * The actions of routes that show nothing, by their address. Remix would look for each of them twice among all routes
 * and copy its request twice, which is most of what a small call costs.
 * @param build with calm errors: what an action throws is an answer, except where nobody waits for it any more
 */
export function listCalls({ routes }: ServerBuild): ReadonlyMap<string, Act> {
  const calls = new Map<string, Act>()
  for (const { name, route } of listRoutes(routes)) {
    const { action, default: page, ErrorBoundary } = route.module
    if (!action || page || ErrorBoundary || !isPlain(name)) continue
    calls.set(name, async (request) => {
      try {
        const answer: unknown = await action({ request, params: {}, context: {} })
        return answer instanceof Response ? answer : json(answer)
      } catch (error) {
        if (error instanceof Response) return error
        throw error
      }
    })
  }
  return calls
}

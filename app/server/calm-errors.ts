import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

import { log } from '#app/http/log.server'
import { problem, storageProblem } from '#app/http/problem.server'
import { codeOf, storageFault } from '#db/busy.server'

type Work = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown
type RouteModule = ServerBuild['routes'][string]['module']

/**
 * Gives every loader and action one way to fail: what the storage cannot do now is 503 or 507 and never a broken page,
 * and a call that breaks still answers with a `message`. Pages that break are Remix's to show.
 */
export function withCalmErrors(build: ServerBuild): ServerBuild {
  const { handleError } = build.entry.module

  function calm(work: Work | undefined, isCall: boolean): Work | undefined {
    if (!work) return undefined
    return async (args) => {
      try {
        return await work(args)
      } catch (error) {
        if (!(error instanceof Error) || args.request.signal.aborted) throw error
        const fault = storageFault(error)
        if (fault) {
          log.warn({ code: codeOf(error), fault }, 'storage failed')
          throw storageProblem(fault)
        }
        if (!isCall) throw error
        handleError?.(error, args)
        throw problem(500, 'Something broke on our side')
      }
    }
  }

  function calmModule(module: RouteModule): RouteModule {
    const isCall = module.default === undefined && module.ErrorBoundary === undefined
    const loader = calm(module.loader as Work | undefined, isCall)
    const action = calm(module.action as Work | undefined, isCall)
    return { ...module, ...(loader && { loader }), ...(action && { action }) } as RouteModule
  }

  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: calmModule(route.module) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

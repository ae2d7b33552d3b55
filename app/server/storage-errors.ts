import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

import { problem, storageProblem } from '#app/http/problem.server'
import { HashQueueFullError } from '#app/models/account/hash-queue.server'
import { codeOf, storageFault } from '#db/busy.server'

type Work = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

/** Makes loaders and actions throw a 503 or 507 Response where the storage fails or the password queue is full. */
export function withStorageErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: withErrorResponses(loader as Work) }),
      ...(action && { action: withErrorResponses(action as Work) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function withErrorResponses(work: Work): Work {
  return async (args) => {
    try {
      return await work(args)
    } catch (error) {
      if (error instanceof HashQueueFullError) throw problem(503, TOO_MANY_LOGINS)
      const fault = storageFault(error)
      if (!fault || args.request.signal.aborted) throw error
      throw storageProblem(fault, codeOf(error))
    }
  }
}

const TOO_MANY_LOGINS = 'Too many people are logging in. Please try again in a moment.'

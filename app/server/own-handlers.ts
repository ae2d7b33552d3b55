import { createRequestHandler, type ServerBuild } from '@remix-run/node'

import { isPlain, listRoutes } from './route-names'

type Handle = (request: Request) => Promise<Response>

/**
 * Has Remix answer an address. It weighs every route that it knows, three times for a page, which made a sixth of all
 * that a page leaves to be cleaned up: so an address that is one route's alone goes to a handler that knows no other.
 */
export function createHandler(build: ServerBuild): Handle {
  const whole = createRequestHandler(build, 'production')
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId))
  const leaves = listRoutes(build.routes).filter(
    ({ name, route }) => isPlain(name) && !parents.has(route.id),
  )
  const ids = new Map(leaves.map(({ name, route }) => [name, route.id]))
  const own = new Map<string, Handle>()
  return (request) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, '')
    const id = ids.get(path)
    if (id === undefined) return whole(request)
    const handle = own.get(path) ?? createRequestHandler(branchOf(build, id), 'production')
    own.set(path, handle)
    return handle(request)
  }
}

/** A build with one route and what it stands in. */
function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const ids = new Set<string>()
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) ids.add(id)
  const among = <R>(routes: Record<string, R>): Record<string, R> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  const assets = { ...build.assets, routes: among(build.assets.routes) }
  return { ...build, routes: among(build.routes), assets }
}

import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

import type { RouteHandle } from '#app/http/body.server'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Tree = Parameters<typeof matchRoutes>[0]

export interface SiteRoute {
  pattern: string
  hasAction: boolean
  isApi: boolean
  handle: RouteHandle
}

const NO_ROUTE: SiteRoute = { pattern: '*', hasAction: false, isApi: false, handle: {} }

/** @returns a function that finds the route of a decoded path */
export function createRouteFinder(routes: Routes): (path: string) => SiteRoute {
  const all = Object.values(routes).flatMap((route) => route ?? [])
  const byId = new Map(all.map((route) => [route.id, describe(routes, route)]))
  const parents = new Set(all.map(({ parentId }) => parentId))
  const tree = toTree(all)
  const staticRoutes = new Map(
    all
      .filter(({ id }) => !parents.has(id))
      .flatMap(({ id }) => byId.get(id) ?? [])
      .filter(({ pattern }) => !/[:*]/.test(pattern))
      .map((route) => [route.pattern.toLowerCase(), route]),
  )
  return (path) => {
    const known = staticRoutes.get(path)
    if (known) return known
    const [leaf] = matchRoutes(tree, encodeURI(path))?.slice(-1) ?? []
    return byId.get(leaf?.route.id ?? '') ?? NO_ROUTE
  }
}

function describe(routes: Routes, leaf: Route): SiteRoute {
  const { action, default: page, ErrorBoundary, handle } = leaf.module
  const parts: string[] = []
  for (let route: Route | undefined = leaf; route; route = routes[route.parentId ?? '']) {
    if (route.path) parts.unshift(route.path)
  }
  return {
    pattern: `/${parts.join('/')}`,
    hasAction: action !== undefined,
    isApi: !page && !ErrorBoundary && leaf.parentId === 'root',
    handle: (handle ?? {}) as RouteHandle,
  }
}

function toTree(routes: Route[], parentId?: string): Tree {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: toTree(routes, id) },
    )
}

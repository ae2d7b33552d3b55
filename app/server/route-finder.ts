import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

import type { RouteHandle } from '#app/http/body.server'

type Route = NonNullable<ServerBuild['routes'][string]>
type Tree = Parameters<typeof matchRoutes>[0]

export interface SiteRoute {
  pattern: string
  hasAction: boolean
  isApi: boolean
  handle: RouteHandle
  respond: (request: Request) => Promise<Response>
}

/** @returns a function that finds the route of a decoded path */
export function createRouteFinder(build: ServerBuild): (path: string) => SiteRoute {
  const all = Object.values(build.routes).flatMap((route) => route ?? [])
  const byId = new Map(all.map((route) => [route.id, describe(build, route)]))
  const noRoute: SiteRoute = {
    pattern: '*',
    hasAction: false,
    isApi: false,
    handle: {},
    respond: createRequestHandler(build, 'production'),
  }
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
    return byId.get(leaf?.route.id ?? '') ?? noRoute
  }
}

function describe(build: ServerBuild, leaf: Route): SiteRoute {
  const { action, default: page, ErrorBoundary, handle } = leaf.module
  const branch = branchOf(build, leaf)
  return {
    pattern: `/${branch.flatMap(({ path }) => path || []).join('/')}`,
    hasAction: action !== undefined,
    isApi: !page && !ErrorBoundary && leaf.parentId === 'root',
    handle: (handle ?? {}) as RouteHandle,
    respond: createRequestHandler(withOnly(branch, build), 'production'),
  }
}

function branchOf({ routes }: ServerBuild, leaf: Route): Route[] {
  const branch: Route[] = []
  for (let route: Route | undefined = leaf; route; route = routes[route.parentId ?? '']) {
    branch.unshift(route)
  }
  return branch
}

/** Remix compares a request with every route of its build several times, which takes longer than most of our loaders. */
function withOnly(branch: Route[], build: ServerBuild): ServerBuild {
  const { assets } = build
  const keep = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(branch.map(({ id }) => [id, all[id] as Value]))
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...assets, routes: keep(assets.routes) },
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

import type { ServerBuild } from '@remix-run/node'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Every route with its whole pattern, such as /admin/jobs/:id/delete. */
export function listRoutes(routes: Routes): { name: string; route: Route }[] {
  return Object.values(routes).flatMap((route) =>
    route ? [{ name: fullPath(routes, route), route }] : [],
  )
}

/** Whether a pattern is the one address that it matches. */
export function isPlain(name: string): boolean {
  return !/[:*]/.test(name)
}

/** @returns the pattern of the route that a path belongs to; "*" where there is none */
export function routePatterns(routes: Routes): (path: string) => string {
  const names = listRoutes(routes).map(({ name }) => name)
  const plain = new Map(names.filter(isPlain).map((name) => [name.toLowerCase(), name]))
  const patterns = names
    .filter((name) => !isPlain(name) && name !== '/*')
    .map((name) => ({ name, matches: toExpression(name) }))
    // What takes any path comes last, wherever the map of routes has it.
    .toSorted((one, other) => Number(one.name.includes('*')) - Number(other.name.includes('*')))
  return (path) =>
    plain.get(path) ?? patterns.find(({ matches }) => matches.test(path))?.name ?? '*'
}

function fullPath(routes: Routes, leaf: Route): string {
  const parts: string[] = []
  for (let route: Route | undefined = leaf; route; route = routes[route.parentId ?? '']) {
    if (route.path) parts.unshift(route.path)
  }
  return `/${parts.join('/')}`
}

function toExpression(name: string): RegExp {
  const source = name
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[^/]+/g, '[^/]+')
    .replace('*', '.*')
  return new RegExp(`^${source}$`, 'i')
}

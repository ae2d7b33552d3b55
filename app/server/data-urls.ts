import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Routes = ServerBuild['routes']
type Tree = Parameters<typeof matchRoutes>[0]

/**
 * The addresses from which the client fetches the data of pages when a visitor comes from another page of the frame:
 * all loaders but those of routes that decide by themselves when to load again. A page without data has none.
 */
export function listDataUrls(paths: string[], routes: Routes): string[] {
  const tree = toTree(routes)
  return paths.flatMap((path) => {
    const asked = (matchRoutes(tree, path) ?? [])
      .map(({ route }) => ({ id: route.id ?? '', module: routes[route.id ?? '']?.module ?? {} }))
      .filter(({ module }) => 'loader' in module && !('shouldRevalidate' in module))
    if (asked.length === 0) return []
    const query = new URLSearchParams({ _routes: asked.map(({ id }) => id).join(',') })
    return [`${path === '/' ? '/_root' : path}.data?${query}`]
  })
}

function toTree(routes: Routes, parentId?: string): Tree {
  return Object.values(routes).flatMap((route): Tree => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return index ? [{ id, path, index }] : [{ id, path, children: toTree(routes, id) }]
  })
}

import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '#app/routes'

/** The routes without children, each with its whole path. */
export function leavesOf(
  entries: RouteConfigEntry[],
  above = '',
): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children }) => {
    const here = path ? `${above}/${path}` : above
    return children ? leavesOf(children, here) : [{ path: here || '/', file }]
  })
}

/** A URL for every route of the site, with a value for each parameter. */
export function everyUrl(): string[] {
  const urls = leavesOf(routes).map(({ path }) =>
    path.replace(/:\w+/g, 'some-id').replace('*', 'some-page'),
  )
  return [...new Set(urls)]
}

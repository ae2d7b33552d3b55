import routes from '#app/routes'
import { services } from '#tests/content/shipped'

interface RouteEntry {
  path?: string
  file: string
  children?: RouteEntry[]
}

const FRAME = 'routes/site/frame.tsx'

/** The routes of the public frame that respond with 200 to a search engine. */
export function publicRoutes(): { path: string; file: string }[] {
  const frame = (routes as RouteEntry[]).find((route) => route.file === FRAME)
  return leavesOf(frame?.children ?? [], '')
    .filter(({ path }) => path !== '/*' && path !== '/enquiry/sent')
    .flatMap(({ path, file }) =>
      // Shipped roles have no page.
      path === '/careers/:slug'
        ? []
        : path.endsWith('/:slug')
          ? services.map((service) => ({ path: service.path, file }))
          : [{ path, file }],
    )
}

function leavesOf(entries: RouteEntry[], above: string): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children }) => {
    const here = path ? `${above}/${path}` : above
    return children ? leavesOf(children, here) : [{ path: here || '/', file }]
  })
}

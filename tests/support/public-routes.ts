import routes from '#app/routes'
import { services } from '#tests/content/shipped'
import { leavesOf } from './route-list'

const FRAME = 'routes/site/frame.tsx'

/** The routes of the public frame that respond with 200 to a search engine. */
export function publicRoutes(): { path: string; file: string }[] {
  const frame = routes.find((route) => route.file === FRAME)
  return leavesOf(frame?.children ?? [])
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

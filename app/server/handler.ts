import { createRequestHandler, type ServerBuild } from '@remix-run/node'

import { listRoutes } from './route-names'

type Handle = (request: Request) => Promise<Response>

const DESK = /^https?:\/\/[^/]+\/admin(?:\.data)?(?:[/?]|$)/

/**
 * Remix, with a handler of its own for the desk: for each request it looks twice among all routes it knows, and the desk
 * is the part that nothing keeps.
 */
export function createHandler(build: ServerBuild): Handle {
  const whole = createRequestHandler(build, 'production')
  const desk = createRequestHandler(deskOf(build), 'production')
  return (request) => (DESK.test(request.url) ? desk : whole)(request)
}

/** The routes below /admin, which end in one for any other address there, and what they stand in. */
function deskOf(build: ServerBuild): ServerBuild {
  const { routes } = build
  const kept = new Set<string>()
  for (const { name, route } of listRoutes(routes)) {
    if (!/^\/admin(\/|$)/.test(name)) continue
    for (let one: typeof route | undefined = route; one; one = routes[one.parentId ?? '']) {
      kept.add(one.id)
    }
  }
  const part = Object.entries(routes).filter(([id]) => kept.has(id))
  return { ...build, routes: Object.fromEntries(part) }
}

import { createRequestHandler, type ServerBuild } from '@remix-run/node'

import { listRoutes } from './route-names'

type Handle = (request: Request) => Promise<Response>

const DESK = /^https?:\/\/[^/]+\/admin(?:\.data)?(?:[/?]|$)/
/** What staff look at all day. Any other spelling of these addresses is for the desk's handler to understand. */
const LISTS = ['/admin', '/admin/jobs']

/**
 * Remix, with handlers of their own for the desk and its lists: for each request it looks twice among all routes it
 * knows, and the desk is the part that nothing keeps.
 */
export function createHandler(build: ServerBuild): Handle {
  const handlerOf = (part: ServerBuild) => createRequestHandler(part, 'production')
  const whole = handlerOf(build)
  const desk = handlerOf(partOf(build, (name) => /^\/admin(\/|$)/.test(name)))
  const lists = new Map(
    LISTS.map((list) => [list, handlerOf(partOf(build, (name) => name === list))]),
  )
  return (request) => {
    if (!DESK.test(request.url)) return whole(request)
    const { pathname } = new URL(request.url)
    return (lists.get(pathname.replace(/\.data$/, '')) ?? desk)(request)
  }
}

/** The routes with such patterns, and what they stand in. */
function partOf(build: ServerBuild, has: (name: string) => boolean): ServerBuild {
  const { routes } = build
  const kept = new Set<string>()
  for (const { name, route } of listRoutes(routes)) {
    if (!has(name)) continue
    for (let one: typeof route | undefined = route; one; one = routes[one.parentId ?? '']) {
      kept.add(one.id)
    }
  }
  const part = Object.entries(routes).filter(([id]) => kept.has(id))
  return { ...build, routes: Object.fromEntries(part) }
}

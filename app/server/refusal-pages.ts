import { createRequestHandler, type ServerBuild } from '@remix-run/node'

type Route = NonNullable<ServerBuild['routes'][string]>
type Module = Route['module']
type Act = NonNullable<Module['action']> & NonNullable<Module['loader']>

/** @returns for a person the page that has the reason, where a page stands; else the refusal as it is */
export type ShowRefusal = (refusal: Response, request: Request) => Promise<Response>

/** The pages that the site has for an error, at the address that was asked for. Nothing is read or done for them. */
export function createRefusalPages(build: ServerBuild): ShowRefusal {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId))
  const showPage = createRequestHandler(
    mapModules(build, (route) => (parents.has(route.id) ? route.module : refusing(route))),
    'production',
  )
  return async (refusal, { url, headers }) => {
    const isForPeople = headers.get('Accept')?.includes('text/html')
    return isForPeople ? showPage(new Request(url, { headers }), { refusal }) : refusal
  }
}

/**
 * Remix hands what a route without a page refuses to whoever asked, as it is. Where such a route stands among pages, a
 * person without scripts asked: their browser gets the page that those have for an error.
 */
export function withRefusalPages(build: ServerBuild, showRefusal: ShowRefusal): ServerBuild {
  const show = async (answer: unknown, request: Request) =>
    isProblem(answer) ? showRefusal(answer, request) : answer

  function showing(act: Act): Act {
    return async (args) => {
      let answer: unknown
      try {
        answer = await act(args)
      } catch (thrown) {
        throw await show(thrown, args.request)
      }
      return show(answer, args.request)
    }
  }

  return mapModules(build, (route) => {
    const { loader, action } = route.module
    if (!isAmongPages(route)) return route.module
    return {
      ...route.module,
      ...(loader && { loader: showing(loader as Act) }),
      ...(action && { action: showing(action as Act) }),
    }
  })
}

/** Nothing but the reason; among pages it has the place of one, so that the page around it shows what is wrong. */
function refusing(route: Route): Module {
  const loader: Module['loader'] = ({ context }) => {
    throw context.refusal
  }
  if (isAmongPages(route)) return { default: () => null, loader }
  return { ...route.module, action: undefined, loader }
}

function isProblem(answer: unknown): answer is Response {
  const type = answer instanceof Response ? answer.headers.get('Content-Type') : undefined
  return type === 'application/problem+json'
}

/** What has no page itself, be it act or file, and stands below one. */
function isAmongPages({ module, parentId }: Route): boolean {
  return !module.default && !module.ErrorBoundary && parentId !== 'root'
}

function mapModules(build: ServerBuild, change: (route: Route) => Module): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: change(route) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

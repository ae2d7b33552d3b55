import { createRequestHandler, type ServerBuild } from '@remix-run/node'

type Module = NonNullable<ServerBuild['routes'][string]>['module']
type Act = NonNullable<Module['action']> & NonNullable<Module['loader']>

/**
 * Remix hands what a route without a page refuses to whoever asked, as it is. Where such a route stands among pages, a
 * person without scripts asked: their browser gets the page that those have for an error, at the address of the act.
 */
export function withRefusalPages(build: ServerBuild): ServerBuild {
  const showPage = createRequestHandler(mapActs(build, refusingPage), 'production')

  async function show(answer: unknown, { url, headers }: Request): Promise<unknown> {
    const isForPeople = headers.get('Accept')?.includes('text/html')
    return isForPeople && isProblem(answer)
      ? showPage(new Request(url, { headers }), { refusal: answer })
      : answer
  }

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

  return mapActs(build, (module) => {
    const { loader, action } = module
    return {
      ...module,
      ...(loader && { loader: showing(loader as Act) }),
      ...(action && { action: showing(action as Act) }),
    }
  })
}

function refusingPage(): Module {
  return {
    default: () => null,
    loader({ context }) {
      throw context.refusal
    },
  }
}

function isProblem(answer: unknown): answer is Response {
  const type = answer instanceof Response ? answer.headers.get('Content-Type') : undefined
  return type === 'application/problem+json'
}

/** @returns the build with other modules for what has no page itself, be it act or file, and stands below one */
function mapActs(build: ServerBuild, change: (module: Module) => Module): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const isAct = route && !route.module.default && !route.module.ErrorBoundary
    return [
      id,
      isAct && route.parentId !== 'root' ? { ...route, module: change(route.module) } : route,
    ]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import * as entry from '#app/entry.server'
import * as root from '#app/root'
import routes from '#app/routes'
import { get } from './app'

type Route = ServerBuild['routes'][string]

const modules = import.meta.glob<Route['module']>('../../app/routes/**/*.{ts,tsx}')

/** Every route of the site as in a server build, without building. */
async function serverRoutes(entries: RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const found = await Promise.all(
    entries.map(async ({ id = '', path, index, file, children = [] }) => {
      const name = id || file.replace(/\.tsx?$/, '')
      const module = await modules[`../../app/${file}`]?.()
      if (!module) throw new Error(`no ${file}`)
      const route = { id: name, parentId, path, index, module }
      return [route, ...(await serverRoutes(children, name))]
    }),
  )
  return found.flat()
}

async function serverBuild(): Promise<ServerBuild> {
  const all = [{ id: 'root', path: '', module: root }, ...(await serverRoutes(routes, 'root'))]
  const manifest = all.map(({ module, ...route }) => ({
    ...route,
    module: '/empty.js',
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
  }))
  return {
    mode: 'production',
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/empty.js', imports: [] },
      routes: Object.fromEntries(manifest.map((route) => [route.id, route])),
      url: '/empty.js',
      version: '0',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
  }
}

const build = serverBuild()

/** The response of the site that `serveSite` serves, made as in the running program. */
export async function responseTo(request: Request): Promise<Response> {
  return createRequestHandler(await build)(request)
}

/** The HTML of a page. @throws for another status than 200 */
export async function readPage(path: string, headers: Record<string, string> = {}) {
  const response = await responseTo(get(path, headers))
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`)
  return response.text()
}

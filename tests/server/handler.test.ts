import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'

import { createHandler } from '#app/server/handler'

/** A map of routes like ours; each answers with its id. */
function buildOf(paths: Record<string, { parentId?: string; path?: string; index?: boolean }>) {
  const routes = Object.entries(paths).map(([id, route]) => [
    id,
    { id, ...route, module: id === 'root' ? { default: () => null } : { loader: () => id } },
  ])
  const entry = { module: { default: () => new Response('a page') } }
  return {
    routes: Object.fromEntries(routes),
    entry,
    future: {},
    assets: {},
  } as unknown as ServerBuild
}

const handle = createHandler(
  buildOf({
    root: { path: '' },
    home: { parentId: 'root', index: true },
    lost: { parentId: 'root', path: '*' },
    layout: { parentId: 'root' },
    list: { parentId: 'layout', path: 'admin', index: true },
    jobs: { parentId: 'layout', path: 'admin/jobs' },
    nowhere: { parentId: 'layout', path: 'admin/*' },
  }),
)

test.each([
  ['/', 'home'],
  ['/admin', 'list'],
  ['/admin?q=kumar', 'list'],
  ['/admin/', 'list'],
  ['/admin/jobs', 'jobs'],
  ['/ADMIN/Jobs', 'jobs'],
  ['/%61dmin/jobs', 'jobs'],
  ['/admin/jobs/', 'jobs'],
  ['/admin/jobs?role=Cloud', 'jobs'],
  ['/admin/jobs/nothing', 'nowhere'],
  ['/admin.txt', 'lost'],
  ['/administrator', 'lost'],
  ['/admin-jobs', 'lost'],
])('%s is found where it is among all routes', async (path, id) => {
  const answer = await handle(new Request(`http://localhost:3000${path}`))
  expect(await answer.json()).toBe(id)
})

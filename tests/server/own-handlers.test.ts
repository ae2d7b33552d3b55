import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'

import { createHandler } from '#app/server/own-handlers'

const says = (word: string) => ({ loader: () => new Response(word) })
const route = (id: string, parentId: string | undefined, more: object, module: object = {}) => ({
  [id]: { id, parentId, ...more, module },
})

const routes = {
  ...route('root', undefined, { path: '' }),
  ...route('layout', 'root', {}),
  ...route('list', 'layout', { path: 'admin', index: true }, says('list')),
  ...route('jobs', 'layout', { path: 'admin/jobs' }, says('jobs')),
  ...route('job', 'layout', { path: 'admin/:id' }, says('job')),
  ...route('rest', 'root', { path: '*' }, says('nowhere')),
}
const future = { v3_singleFetch: true }
const assets = { routes: {}, entry: {}, url: '', version: '' }
const entry = { module: { default: () => new Response() } }
const build = { routes, assets, entry, future, publicPath: '/', isSpaMode: false }

test('every address is answered by the route that the map of all routes gives it', async () => {
  const handle = createHandler(build as unknown as ServerBuild)
  const answerOf = async (path: string) =>
    (await handle(new Request(`http://localhost${path}`))).text()
  for (const [path, word] of [
    ['/admin', 'list'],
    ['/admin?q=kumar', 'list'],
    ['/admin/', 'list'],
    ['/ADMIN', 'list'],
    ['/admin/jobs', 'jobs'],
    ['/admin/7', 'job'],
    ['/administration', 'nowhere'],
  ] as const) {
    expect(await answerOf(path), path).toBe(word)
    expect(await answerOf(path), path).toBe(word)
  }
})

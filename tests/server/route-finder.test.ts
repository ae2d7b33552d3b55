import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'

import { createRouteFinder } from '#app/server/route-finder'

type Module = Record<string, unknown>
const page = { default: () => null }

const routes = Object.fromEntries(
  (
    [
      ['root', undefined, '', page],
      ['frame', 'root', undefined, page],
      ['home', 'frame', undefined, page, true],
      ['service', 'frame', 'services/:slug', page],
      ['calculator', 'frame', 'services/calculator', { ...page, handle: { hasLongUrl: true } }],
      ['lost', 'frame', '*', page],
      ['desk', 'root', 'admin', page],
      ['pages', 'desk', undefined, page],
      ['list', 'pages', undefined, page, true],
      ['delete', 'pages', 'jobs/:id/delete', { action: () => null }],
      ['logout', 'root', 'logout', { action: () => null, ErrorBoundary: () => null }],
      ['send', 'root', 'enquiry/send', { action: () => null }],
    ] satisfies [string, string | undefined, string | undefined, Module, boolean?][]
  ).map(([id, parentId, path, module, index]) => [id, { id, parentId, path, index, module }]),
) as unknown as ServerBuild['routes']

const find = createRouteFinder({ routes, assets: { routes: {} } } as unknown as ServerBuild)

test.each([
  ['/', '/'],
  ['/services/sms', '/services/:slug'],
  ['/services/calculator', '/services/calculator'],
  ['/admin', '/admin'],
  ['/admin/jobs/7/delete', '/admin/jobs/:id/delete'],
  ['/enquiry/send', '/enquiry/send'],
  ['/nothing/here', '/*'],
  ['/%61dmin', '/*'],
])('%s belongs to the route %s', (path, pattern) => {
  expect(find(path).pattern).toBe(pattern)
})

test('a found route has its handle and whether it is an API route and has an action', () => {
  expect(find('/services/calculator').handle.hasLongUrl).toBe(true)
  expect(find('/services/sms').handle).toEqual({})
  expect([find('/enquiry/send').isApi, find('/admin/jobs/7/delete').isApi]).toEqual([true, false])
  expect(find('/logout').isApi).toBe(false)
  expect([find('/enquiry/send').hasAction, find('/admin').hasAction]).toEqual([true, false])
})

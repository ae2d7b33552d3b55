import { expect, test } from 'vitest'

import { args, ORIGIN, respond } from '#tests/support/app'

interface RouteModule {
  loader?: (args: unknown) => unknown
  action?: (args: unknown) => unknown
  clientAction?: unknown
  default?: unknown
}

const modules = import.meta.glob<RouteModule>('/app/routes/{desk,api}/**/*.{ts,tsx}', {
  eager: true,
})

/** Public routes. */
const PUBLIC =
  /\/(login|logout|signup|admin-login|admin-signup|enquiry-send|mail-send|job-add)\.tsx?$/
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

const endpoints = Object.entries(modules)
  .filter(([file]) => !PUBLIC.test(file))
  .flatMap(([file, module]) => [
    ...(module.loader ? [{ file, kind: 'loader', open: module.loader, methods: ['GET'] }] : []),
    ...(module.action
      ? [{ file, kind: 'action', open: module.action, methods: METHODS.slice(1) }]
      : []),
  ])

/** The export is downloaded by a document request. */
const posted = Object.entries(modules)
  .filter(([file, { action }]) => /\/desk\//.test(file) && !/privacy-export/.test(file) && action)
  .map(([file, module]) => ({ file, module }))

test.each(posted)('$file keeps the page when its post fails', ({ module }) => {
  expect(module.clientAction).toBeTypeOf('function')
})

test('there are endpoints', () => {
  expect(endpoints.length).toBeGreaterThan(8)
  expect(posted.length).toBeGreaterThan(8)
})

test.each(endpoints)('$file refuses a stranger at its $kind', async ({ open, methods }) => {
  for (const method of methods) {
    const request = new Request(`${ORIGIN}/admin/x`, {
      method,
      ...(method !== 'GET' && {
        body: '{"status":"Closed"}',
        headers: { 'Content-Type': 'application/json' },
      }),
    })
    const answer = await respond(() => open(args(request, { id: 'x' })))
    const isRefused =
      [401, 405].includes(answer.status) ||
      ([302, 307].includes(answer.status) &&
        /^\/(login|admin$)/.test(answer.headers.get('Location') ?? ''))
    expect(isRefused, `${method} answered ${answer.status}`).toBe(true)
  }
})

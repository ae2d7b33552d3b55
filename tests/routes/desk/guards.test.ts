import { beforeEach, expect, test } from 'vitest'

import { site } from '#app/models/company/site.server'
import {
  args,
  browserHeadersOf,
  freshSite,
  meera,
  ORIGIN,
  respond,
  signUpAs,
} from '#tests/support/app'

beforeEach(() => freshSite())

interface RouteModule {
  loader?: (args: unknown) => unknown
  action?: (args: unknown) => unknown
  clientAction?: unknown
  default?: unknown
}

const modules = import.meta.glob<RouteModule>('/app/routes/{desk,api}/**/*.{ts,tsx}', {
  eager: true,
})

const PUBLIC =
  /\/(login|logout|signup|admin-login|admin-signup|enquiry-send|mail-send|job-add)\.tsx?$/
const FORM = 'application/x-www-form-urlencoded'
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

const endpoints = Object.entries(modules)
  .filter(([file]) => !PUBLIC.test(file))
  .flatMap(([file, module]) => [
    ...(module.loader ? [{ file, kind: 'loader', open: module.loader, methods: ['GET'] }] : []),
    ...(module.action
      ? [{ file, kind: 'action', open: module.action, methods: METHODS.slice(1) }]
      : []),
  ])

/** Without the privacy export: a document request downloads it. */
const formTargets = Object.entries(modules)
  .filter(([file, { action }]) => /\/desk\//.test(file) && !/privacy-export/.test(file) && action)
  .map(([file, module]) => ({ file, module }))

test.each(formTargets)(
  '$file has a client action, which keeps the page when a post fails',
  ({ module }) => {
    expect(module.clientAction).toBeTypeOf('function')
  },
)

test('the globs find endpoints and form targets', () => {
  expect(endpoints.length).toBeGreaterThan(8)
  expect(formTargets.length).toBeGreaterThan(8)
})

test.each(endpoints)(
  'the $kind of $file refuses a request without a session',
  async ({ open, methods }) => {
    for (const method of methods) {
      const request = new Request(`${ORIGIN}/admin/x`, {
        method,
        ...(method !== 'GET' && {
          body: '{"status":"Closed"}',
          headers: { 'Content-Type': 'application/json' },
        }),
      })
      const response = await respond(() => open(args(request, { id: 'x' })))
      const isRefused =
        [401, 405].includes(response.status) ||
        ([302, 307].includes(response.status) &&
          /^\/(login|admin$)/.test(response.headers.get('Location') ?? ''))
      expect(isRefused, `${method} got ${response.status}`).toBe(true)
    }
  },
)

const OWNER_ROUTES =
  /\/desk\/(site|site-history|privacy|webhooks|audit)\/|\/account-(role|removal)\./
/** Actions on another account, for owners only. */
const OWNER_ACTIONS = /\/account-log-out\./

async function statusFor(
  cookie: string,
  { kind, open }: (typeof endpoints)[number],
): Promise<number> {
  const isGet = kind === 'loader'
  const request = new Request(`${ORIGIN}/admin/x`, {
    method: isGet ? 'GET' : 'POST',
    headers: { Cookie: cookie, ...(!isGet && { 'Content-Type': FORM }) },
    body: isGet ? undefined : 'current=x',
  })
  try {
    const response = await open(args(request, { id: 'x', '*': 'pages/home' }))
    return response instanceof Response ? response.status : 200
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : 400
  }
}

test('staff get 403 from the routes of owners and from no others', async () => {
  const { db } = site()
  await signUpAs(db)
  const staff = await signUpAs(db, { ...meera, email: 'staff@example.com' })
  const { Cookie } = await browserHeadersOf(staff)
  for (const endpoint of endpoints.filter(({ file }) => file.includes('/desk/'))) {
    const { file, kind } = endpoint
    const isOwners = OWNER_ROUTES.test(file) || (kind === 'action' && OWNER_ACTIONS.test(file))
    const isRefused = (await statusFor(Cookie, endpoint)) === 403
    expect(isRefused, `${kind} of ${file}`).toBe(isOwners)
  }
})

import type { ActionFunctionArgs } from '@remix-run/node'

import { type RouteHandle, readJson } from '#app/http/body.server'
import { attemptLogin } from '#app/http/login.server'
import { parseJson } from '#app/http/posted.server'
import { problem } from '#app/http/problem.server'
import { openApiSession } from '#app/http/session-cookie.server'
import { loginInput } from '#app/models/account/admin'

export const handle: RouteHandle = { methods: ['POST'] }

export async function action({ request }: ActionFunctionArgs) {
  const input = parseJson(loginInput, await readJson(request))
  const login = await attemptLogin(request, input)
  if (!login.ok) return problem(login.status, login.message, { headers: login.headers })
  const token = await openApiSession(request, login.admin)
  return Response.json(
    { message: 'Logged in', token },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

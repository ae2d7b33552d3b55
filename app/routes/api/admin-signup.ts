import type { ActionFunctionArgs } from '@remix-run/node'

import { type RouteHandle, readJson } from '#app/http/body.server'
import { attemptSignup } from '#app/http/login.server'
import { parseJson } from '#app/http/posted.server'
import { problem } from '#app/http/problem.server'
import { openApiSession } from '#app/http/session-cookie.server'
import { SIGNUP_DONE } from '#app/models/account/admin'
import { signupForm } from '#app/models/account/password.server'

export const handle: RouteHandle = { methods: ['POST'] }

export async function action({ request }: ActionFunctionArgs) {
  const input = parseJson(signupForm, await readJson(request))
  const signup = await attemptSignup(request, input)
  if (!signup.ok) return problem(signup.status, signup.message, { headers: signup.headers })
  const token = await openApiSession(request, signup.admin)
  return Response.json(
    { message: SIGNUP_DONE, token },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readJson } from '#app/http/body.server'
import { attemptSignup } from '#app/http/login.server'
import { bannerOf, messagesOf, parseAsync } from '#app/http/parse'
import { allowMethods, problem } from '#app/http/problem.server'
import { openCallSession } from '#app/http/session.server'
import { SIGNUP_DONE } from '#app/models/account/admin'
import { signupInput } from '#app/models/account/password.server'

export function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'POST')
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'POST')
  const input = await parseAsync(signupInput, await readJson(request))
  if (!input.ok) {
    return problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
  }
  const signup = await attemptSignup(request, input.data)
  if (!signup.ok) return problem(signup.status, signup.message, { headers: signup.headers })
  const token = await openCallSession(request, signup.admin)
  return Response.json(
    { message: SIGNUP_DONE, token },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  )
}

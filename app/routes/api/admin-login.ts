import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readJson } from '#app/http/body.server'
import { attemptLogin } from '#app/http/login.server'
import { bannerOf, messagesOf, parse } from '#app/http/parse'
import { allowMethods, problem } from '#app/http/problem.server'
import { openCallSession } from '#app/http/session.server'
import { loginInput } from '#app/models/account/admin'

export function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'POST')
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'POST')
  const input = parse(loginInput, await readJson(request))
  if (!input.ok) {
    return problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
  }
  const login = await attemptLogin(request, input.data)
  if (!login.ok) return problem(login.status, login.message, { headers: login.headers })
  const token = await openCallSession(request, login.admin)
  return Response.json(
    { message: 'Logged in', token },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

import type { ActionFunctionArgs } from '@remix-run/node'

import type { RouteHandle } from '#app/http/body.server'
import { limitPosts } from '#app/http/posted.server'
import { allowMethods, allowOnly, problem } from '#app/http/problem.server'
import { takeApplication } from '#app/http/upload.server'
import { APPLICATION_SENT } from '#app/models/application/application'

export const handle: RouteHandle = { isUpload: true }

export const loader = allowOnly('POST')

export async function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'POST')
  await limitPosts(request)

  const { outcome } = await takeApplication(request)
  if (!outcome.ok) {
    const { message, isTooLarge } = outcome
    return problem(isTooLarge ? 413 : 400, message, { errors: [message] })
  }
  return Response.json({ message: APPLICATION_SENT, data: outcome.receipt }, { status: 201 })
}

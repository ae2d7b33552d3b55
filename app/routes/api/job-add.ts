import type { ActionFunctionArgs } from '@remix-run/node'

import { openRoles } from '#app/content/content'
import { readApplicationForm, storeApplication } from '#app/http/application-upload.server'
import type { RouteHandle } from '#app/http/body.server'
import { limitPosts } from '#app/http/posted.server'
import { problem, storageProblem } from '#app/http/problem.server'
import { APPLICATION_SENT } from '#app/models/application/application'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'

export const handle: RouteHandle = { isUpload: true, methods: ['POST'] }

export async function action({ request }: ActionFunctionArgs) {
  await limitPosts(request)

  const { form } = await readApplicationForm(request)
  const stored = await storeApplication(request, form, openRoles(contentOf(site())))
  if (!stored.ok) return storageProblem(stored.fault)
  const outcome = stored.value
  if (!outcome.ok) {
    const { message, isTooLarge } = outcome
    return problem(isTooLarge ? 413 : 400, message, { errors: [message] })
  }
  return Response.json({ message: APPLICATION_SENT, data: outcome.receipt }, { status: 201 })
}

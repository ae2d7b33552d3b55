import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { limitPosts } from '#app/http/posted-call.server'
import { allowMethods, problem } from '#app/http/problem.server'
import { readUpload } from '#app/http/upload.server'
import { readTraces } from '#app/http/visitor.server'
import { APPLICATION_SENT, MAX_RESUME_BYTES } from '#app/models/application'
import { submitApplication } from '#app/models/application-intake.server'
import { site } from '#app/models/site.server'

export function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'POST')
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'POST')
  await limitPosts(request)

  const { db, settings } = site()
  const form = await readUpload(request, 'resume', MAX_RESUME_BYTES)
  const { consentVersion, acknowledgedBy } = readTraces(request, form.fields)
  const outcome = await submitApplication(db, settings.uploadsDir, form, {
    consentVersion,
    acknowledgedBy,
  })
  if (!outcome.ok) {
    const { message, isTooLarge } = outcome
    return problem(isTooLarge ? 413 : 400, message, { errors: [message] })
  }
  return Response.json({ message: APPLICATION_SENT, data: outcome.receipt }, { status: 201 })
}

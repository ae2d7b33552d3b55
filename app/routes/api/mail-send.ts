import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readJson } from '#app/http/body.server'
import { bannerOf, messagesOf, parse } from '#app/http/parse'
import { allowMethods, problem } from '#app/http/problem.server'
import { clientOf, spend, tooMany } from '#app/http/rate-limit.server'
import { readTraces } from '#app/http/visitor.server'
import { CONTACT_SENT } from '#app/models/contact'
import { createContactMessage } from '#app/models/contact.server'
import { contactInput } from '#app/models/contact-rules'
import { site } from '#app/models/site.server'

export function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'POST')
  return null
}

/** Answers exactly 200 once the message and its mail are on disk: the client of the specification reads nothing else. */
export async function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'POST')
  const wait = await spend('enquiry', clientOf(request))
  if (wait > 0) return problem(429, tooMany(wait), { headers: { 'Retry-After': String(wait) } })

  const body = await readJson(request)
  const input = parse(contactInput, body)
  if (!input.ok) {
    return problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
  }
  const receipt = await createContactMessage(site().db, input.data, {
    ...readTraces(request, body),
    idempotencyKey: request.headers.get('Idempotency-Key')?.slice(0, 200) || undefined,
  })
  return Response.json({ message: CONTACT_SENT, data: receipt })
}

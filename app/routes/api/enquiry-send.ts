import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { knownType } from '#app/content/enquiry-types'
import { readJson } from '#app/http/body.server'
import { bannerOf, messagesOf, parse } from '#app/http/parse'
import { allowMethods, problem } from '#app/http/problem.server'
import { clientOf, spend, tooMany } from '#app/http/rate-limit.server'
import { readTraces } from '#app/http/visitor.server'
import { enquiryInput, SENT_MESSAGE } from '#app/models/enquiry'
import { createEnquiry } from '#app/models/enquiry.server'
import { site } from '#app/models/site.server'

export function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'POST')
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'POST')
  const wait = await spend('enquiry', clientOf(request))
  if (wait > 0) return problem(429, tooMany(wait), { headers: { 'Retry-After': String(wait) } })

  const body = await readJson(request)
  const input = parse(enquiryInput, body)
  if (!input.ok) {
    return problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
  }
  const receipt = await createEnquiry(site().db, input.data, {
    type: knownType(input.data.type),
    ...readTraces(request, body),
    idempotencyKey: request.headers.get('Idempotency-Key')?.slice(0, 200) || undefined,
  })
  return Response.json({ message: SENT_MESSAGE, data: receipt }, { status: 201 })
}

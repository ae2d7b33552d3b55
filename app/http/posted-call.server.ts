import type { z } from 'zod/v4'

import { readJson } from './body.server'
import { bannerOf, messagesOf, parse } from './parse'
import { problem } from './problem.server'
import { clientOf, spend, tooMany } from './rate-limit.server'
import { readTraces } from './visitor.server'

/** What every call shares by which a stranger sends us something. @throws Response 429 above the limit of one address */
export async function limitPosts(request: Request): Promise<void> {
  const wait = await spend('enquiry', clientOf(request))
  if (wait > 0) throw problem(429, tooMany(wait), { headers: { 'Retry-After': String(wait) } })
}

/**
 * Reads a posted JSON call within its limit.
 * @returns what the schema made of the body, and what came along with it
 * @throws Response 400 with the words of every broken rule, 413, 415 or 429
 */
export async function readPostedCall<T>(request: Request, schema: z.ZodType<T>) {
  await limitPosts(request)
  const body = await readJson(request)
  const input = parse(schema, body)
  if (!input.ok) {
    throw problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
  }
  const idempotencyKey = request.headers.get('Idempotency-Key')?.slice(0, 200) || undefined
  return { data: input.data, origin: { ...readTraces(request, body), idempotencyKey } }
}

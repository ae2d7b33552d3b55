import type { z } from 'zod/v4'

import { readJson } from './body.server'
import { bannerOf, messagesOf, parseAsync } from './parse'
import { problem } from './problem.server'
import { clientOf, spend, tooMany } from './rate-limit.server'
import { readTraces } from './visitor.server'

/** Counts a post to a public API endpoint. @throws Response 429 above the limit of one client */
export async function limitPosts(request: Request): Promise<void> {
  const wait = await spend('enquiry', clientOf(request))
  if (wait > 0) throw problem(429, tooMany(wait), { headers: { 'Retry-After': String(wait) } })
}

/** @throws Response 400 with every message */
export async function parseJson<T>(schema: z.ZodType<T>, body: unknown): Promise<T> {
  const input = await parseAsync(schema, body)
  if (input.ok) return input.data
  throw problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
}

/**
 * Reads JSON that a visitor's program posts, within the limit of one client.
 * @returns the parsed input and what came with it
 * @throws Response 400 with every message, 413, 415 or 429
 */
export async function readPostedJson<T>(request: Request, schema: z.ZodType<T>) {
  await limitPosts(request)
  const body = await readJson(request)
  const data = await parseJson(schema, body)
  const idempotencyKey = request.headers.get('Idempotency-Key')?.slice(0, 200) || undefined
  return { data, origin: { ...readTraces(request, body), idempotencyKey } }
}

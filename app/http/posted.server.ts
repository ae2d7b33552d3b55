import { data } from '@remix-run/node'
import type * as z from 'zod'
import type { StorageFault } from '#app/models/storage.server'
import { readForm, readJson } from './body.server'
import { bannerOf, messagesOf, parse } from './parse'
import { problem, storageRefusal } from './problem.server'
import { clientOf, consume, tooMany, tooManyRequests } from './rate-limit.server'
import { readOrigin } from './visitor.server'

/** @returns the input, or the response that shows the form again with the typed values @throws Response 413 or 415 */
export async function readPostedForm<T>(request: Request, schema: z.core.$ZodType<T>) {
  const values = await readForm(request)
  const showAgain = (status: number, banner: string, more: Refusal = {}) => {
    const { fields = {}, headers } = more
    return data({ values, fields, banner }, { status, headers })
  }

  const wait = await consume('enquiry', clientOf(request))
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return { ok: false as const, refusal: showAgain(429, tooMany(wait), { headers }) }
  }

  const input = parse(schema, values)
  if (!input.ok) {
    const { fields } = input.errors
    return { ok: false as const, refusal: showAgain(400, bannerOf(input.errors), { fields }) }
  }

  const refuse = (fault: StorageFault) => {
    const { status, message } = storageRefusal(fault)
    return showAgain(status, message)
  }
  return { ok: true as const, data: input.data, origin: readOrigin(request, values), refuse }
}

interface Refusal {
  fields?: Record<string, string[]>
  headers?: Record<string, string>
}

/** @throws Response 429 */
export async function limitPosts(request: Request): Promise<void> {
  const wait = await consume('enquiry', clientOf(request))
  if (wait > 0) throw tooManyRequests(wait)
}

/** @throws Response 400 with every error message */
export function parseJson<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  const input = parse(schema, body)
  if (input.ok) return input.data
  throw problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
}

/** @throws Response 400 with every error message, 413, 415 or 429 */
export async function readPostedJson<T>(request: Request, schema: z.core.$ZodType<T>) {
  await limitPosts(request)
  const body = await readJson(request)
  const input = parseJson(schema, body)
  const idempotencyKey = request.headers.get('Idempotency-Key')?.slice(0, 200) || undefined
  return { data: input, origin: { ...readOrigin(request, body), idempotencyKey } }
}

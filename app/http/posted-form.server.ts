import { data } from '@remix-run/node'
import type { z } from 'zod/v4'

import { readForm } from './body.server'
import { bannerOf, parse } from './parse'
import { clientOf, spend, tooMany } from './rate-limit.server'
import { readTraces } from './visitor.server'

/**
 * Reads a form that a visitor posts, within the limit of one client.
 * @returns the parsed input and what came with it, or the response to an invalid form, with its values
 * @throws Response 413 or 415
 */
export async function readPostedForm<T>(request: Request, schema: z.ZodType<T>) {
  const values = await readForm(request)
  const wait = await spend('enquiry', clientOf(request))
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    const refusal = { values, fields: {} as Record<string, string[]>, banner: tooMany(wait) }
    return { ok: false as const, refusal: data(refusal, { status: 429, headers }) }
  }
  const input = parse(schema, values)
  if (!input.ok) {
    const refusal = { values, fields: input.errors.fields, banner: bannerOf(input.errors) }
    return { ok: false as const, refusal: data(refusal, 400) }
  }
  return { ok: true as const, data: input.data, traces: readTraces(request, values) }
}

import { z } from 'zod/v4'

export interface InputErrors {
  /** What is wrong with the input as a whole. */
  form: string[]
  /** What is wrong with each field, by its name. */
  fields: Record<string, string[]>
}

export type Parsed<T> = { ok: true; data: T } | { ok: false; errors: InputErrors }

/** Checks `raw` against the one schema that the HTML form, the JSON call and the browser share. Safe in the browser. */
export function parse<T>(schema: z.ZodType<T>, raw: unknown): Parsed<T> {
  return toParsed(schema.safeParse(raw))
}

/** Like `parse`, for a schema with a rule that has to wait. */
export async function parseAsync<T>(schema: z.ZodType<T>, raw: unknown): Promise<Parsed<T>> {
  return toParsed(await schema.safeParseAsync(raw))
}

function toParsed<T>(result: z.ZodSafeParseResult<T>): Parsed<T> {
  if (result.success) return { ok: true, data: result.data }
  const { formErrors, fieldErrors } = z.flattenError(result.error)
  const fields = Object.entries<string[] | undefined>(fieldErrors)
  return {
    ok: false,
    errors: { form: formErrors, fields: Object.fromEntries(fields.map(([k, v]) => [k, v ?? []])) },
  }
}

/** Every message in the order of the schema's fields. */
export function messagesOf(errors: InputErrors): string[] {
  return [...errors.form, ...Object.values(errors.fields).flat()]
}

/** The one sentence of a banner: all messages joined with a period and a space. */
export function bannerOf(errors: InputErrors): string {
  return messagesOf(errors).join('. ')
}

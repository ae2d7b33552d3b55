import * as z from 'zod/mini'

export interface InputErrors {
  form: string[]
  fields: Record<string, string[]>
}

export type Parsed<T> = { ok: true; data: T } | { ok: false; errors: InputErrors }

export function parse<T>(schema: z.core.$ZodType<T>, raw: unknown): Parsed<T> {
  return toParsed(z.safeParse(schema, raw))
}

export async function parseAsync<T>(schema: z.core.$ZodType<T>, raw: unknown): Promise<Parsed<T>> {
  const result = await z.safeParseAsync(schema, raw)
  // Asynchronous rules end in any order; the messages keep that of the fields.
  if (schema instanceof z.core.$ZodObject) {
    const names: PropertyKey[] = Object.keys(schema._zod.def.shape)
    const position = ({ path: [name = ''] }: z.core.$ZodIssue) => names.indexOf(name)
    result.error?.issues.sort((a, b) => position(a) - position(b))
  }
  return toParsed(result)
}

function toParsed<T>(result: z.core.util.SafeParseResult<T>): Parsed<T> {
  if (result.success) return { ok: true, data: result.data }
  const { formErrors, fieldErrors } = z.flattenError(result.error)
  const fields = Object.entries<string[] | undefined>(fieldErrors)
  return {
    ok: false,
    errors: { form: formErrors, fields: Object.fromEntries(fields.map(([k, v]) => [k, v ?? []])) },
  }
}

export function messagesOf(errors: InputErrors): string[] {
  // An empty array instead of a text breaks two rules with one message.
  return [...new Set([...errors.form, ...Object.values(errors.fields).flat()])]
}

export function bannerOf(errors: InputErrors): string {
  return messagesOf(errors).join('. ')
}

import { data } from '@remix-run/node'
import { messagesOf, type Parsed } from '#app/http/parse'
import { problem, storageRefusal } from '#app/http/problem.server'
import { attempt } from '#app/models/storage.server'
import type { PostRefusal } from '#app/routes/desk/form/post-form'

/**
 * Stores what was typed into a form of one text.
 * @param write gives undefined where what the text is about is gone
 * @returns what was stored, or the answer that shows the form again
 * @throws Response 404
 */
export async function storeText<Input, Stored extends object | string>(
  noun: 'enquiry' | 'application',
  about: PostRefusal['about'],
  values: Record<string, string>,
  input: Parsed<Input>,
  write: (input: Input) => Promise<Stored | undefined>,
) {
  if (!input.ok) return refuse(about, values, 400, { errors: messagesOf(input.errors) })
  const stored = await attempt(() => write(input.data))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuse(about, values, status, { errors: [message] })
  }
  if (stored.value === undefined) throw problem(404, `There is no such ${noun}`)
  return { ok: true as const, value: stored.value }
}

export function refuse(
  about: PostRefusal['about'],
  { note, text, call }: Record<string, string>,
  status: number,
  reason: Pick<PostRefusal, 'errors' | 'seen'>,
) {
  const refusal: PostRefusal = { about, note, text, call, ...reason }
  return { ok: false as const, refusal: data(refusal, status) }
}

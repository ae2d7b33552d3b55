import { data } from '@remix-run/node'
import { messagesOf, type Parsed } from '#app/http/parse'
import { problem, storageRefusal } from '#app/http/problem.server'
import { attempt } from '#app/models/storage.server'
import type { PostRefusal } from '#app/routes/desk/form/post-form'

/**
 * @param write stores the text; returns undefined if the enquiry or application no longer exists
 * @returns the value of `write`, or the response that shows the page again
 * @throws Response 404
 */
export async function storeText<Input, Stored extends object | string>(
  noun: 'enquiry' | 'application',
  about: PostRefusal['about'],
  values: Record<string, string>,
  input: Parsed<Input>,
  write: (input: Input) => Promise<Stored | undefined>,
) {
  const refuseBy = (status: number, errors: string[]) =>
    ({ ok: false, refusal: showAgain(about, values, status, { errors }) }) as const
  if (!input.ok) return refuseBy(400, messagesOf(input.errors))
  const stored = await attempt(() => write(input.data))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuseBy(status, [message])
  }
  if (stored.value === undefined) throw problem(404, `There is no such ${noun}`)
  return { ok: true as const, value: stored.value }
}

export function showAgain(
  about: PostRefusal['about'],
  { note, text, call }: Pick<PostRefusal, 'note' | 'text' | 'call'>,
  status: number,
  reason: Pick<PostRefusal, 'errors' | 'base'>,
) {
  return data<PostRefusal>({ about, note, text, call, ...reason }, status)
}

import { redirect } from '@remix-run/node'
import { readForm } from '#app/http/body.server'
import { bannerOf, type Parsed } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { CONFLICT, type CorrectionOutcome } from '#app/models/privacy/correction'
import { attempt } from '#app/models/storage.server'
import { deskParams } from '#app/routes/desk/outcome-params'
import { refuseForm, refuseStorage } from './form-refusal.server'

interface Correction<Input> {
  parse(values: Record<string, string>): Parsed<Input>
  store(input: Input, base: string): Promise<CorrectionOutcome | undefined>
  /** Of the newest correction by a colleague. */
  readBase(): Promise<string>
  page: string
}

/** @throws Response 404 */
export async function handleCorrection<Input>(request: Request, correction: Correction<Input>) {
  const { parse, store, readBase, page } = correction
  const values = await readForm(request)
  const input = parse(values)
  if (!input.ok) return refuseForm(values, input.errors.fields, bannerOf(input.errors))
  const stored = await attempt(() => store(input.data, values.base ?? ''))
  if (!stored.ok) return refuseStorage(values, stored.fault)
  if (stored.value === undefined) throw problem(404, 'It no longer exists')
  if (stored.value === 'conflict') {
    return refuseForm({ ...values, base: await readBase() }, {}, CONFLICT, { status: 409 })
  }
  const { search } = new URL(request.url)
  return redirect(page + deskParams(search, { corrected: 'yes' }), 303)
}

import * as z from 'zod'
import { carryForm, findCarriedForm } from '#app/models/account/carried-form.server'
import { site } from '#app/models/company/site.server'
import { type Fields, LONG_FORM, pickDraftFields } from './lost-post.server'

/** The first carried field says that the session had ended. No field has this name, so none says it. */
const NO_FIELD = ':beside'
const OTHER_FIELDS = ['note', 'text', 'call', 'day']

interface FormDraft {
  path: string
  /** Missing where another account typed them. */
  fields?: Fields | undefined
}

/** @param page where the fields were typed @param adminId an account whose password was checked */
export async function storeFormDraft(packed: string, page: string, adminId: string): Promise<void> {
  if (packed === '') return
  const { account, ...posted } = packedDraft.parse(packed)
  const path = page.replace(/[?#].*/, '')
  const fields = account?.[0] === adminId ? pickDraftFields(posted, path) : undefined
  await carryForm(site(), adminId, JSON.stringify({ path, fields } satisfies FormDraft))
}

/** Keeps the typed fields that a request did not store, for the page after the redirect. @param sent the stored field */
export async function carryOtherFields(
  { id }: { id: string },
  values: Record<string, string>,
  sent?: string,
): Promise<void> {
  const typed = OTHER_FIELDS.filter((name) => name !== sent && values[name]?.trim())
  if (typed.length === 0) return
  const path = (values.back ?? '').replace(/[?#].*/, '')
  const fields = {
    [NO_FIELD]: [],
    ...Object.fromEntries(typed.map((name) => [name, [values[name]]])),
  }
  await carryForm(site(), id, JSON.stringify({ path, fields }))
}

export async function findFormDraft(adminId: string): Promise<FormDraft | undefined> {
  const carried = await findCarriedForm(site(), adminId)
  return carried === undefined ? undefined : JSON.parse(carried)
}

/** The draft without the fields of a long form, for the frame of the desk. */
export async function findShortFormDraft(adminId: string): Promise<FormDraft | undefined> {
  const draft = await findFormDraft(adminId)
  return draft?.fields && LONG_FORM.test(draft.path) ? { ...draft, fields: {} } : draft
}

const packedDraft = z
  .preprocess((text) => readJson(`${text}`), z.record(z.string(), z.array(z.string())))
  .catch({})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

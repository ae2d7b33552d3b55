import * as z from 'zod'
import { carryForm, findCarriedForm } from '#app/models/account/carried-form.server'
import { site } from '#app/models/company/site.server'
import { type Fields, LONG_FORM, pickDraftFields } from './lost-post.server'

/** The first field of a page says that its post failed. This name comes first, so that no field says it. */
const BESIDE = ':beside'
const BESIDE_FIELDS = ['note', 'text', 'call', 'day']

interface Draft {
  path: string
  /** Missing where another account typed them. */
  fields?: Fields | undefined
}

/** @param page where the fields were typed @param adminId an account whose password was checked */
export async function storeDraft(packed: string, page: string, adminId: string): Promise<void> {
  if (packed === '') return
  const { account, ...posted } = packedDraft.parse(packed)
  const path = page.replace(/[?#].*/, '')
  const fields = account?.[0] === adminId ? pickDraftFields(posted, path) : undefined
  await carryForm(site(), adminId, JSON.stringify({ path, fields } satisfies Draft))
}

/** Keeps the typed fields that a request did not store, for the page after the redirect. @param sent the stored field */
export async function carryOtherFields(
  { id }: { id: string },
  values: Record<string, string>,
  sent?: string,
): Promise<void> {
  const typed = BESIDE_FIELDS.filter((name) => name !== sent && values[name]?.trim())
  if (typed.length === 0) return
  const path = (values.back ?? '').replace(/[?#].*/, '')
  const fields = {
    [BESIDE]: [],
    ...Object.fromEntries(typed.map((name) => [name, [values[name]]])),
  }
  await carryForm(site(), id, JSON.stringify({ path, fields }))
}

export async function findDraft(adminId: string): Promise<Draft | undefined> {
  const carried = await findCarriedForm(site(), adminId)
  return carried === undefined ? undefined : JSON.parse(carried)
}

/** The draft without the fields of a long form, for the frame of the desk. */
export async function findShortDraft(adminId: string): Promise<Draft | undefined> {
  const draft = await findDraft(adminId)
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

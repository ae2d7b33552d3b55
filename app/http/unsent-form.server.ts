import * as z from 'zod'
import { readUnsentForm, saveUnsentForm } from '#app/models/account/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { type Fields, LONG_FORM, pickStoredFields } from './packed-form.server'

/** The page shows NOT_SENT at the first stored field; this one, which no form has, keeps it away from typed fields. */
const FIRST_FIELD = ':beside'
const OTHER_FIELDS = ['note', 'text', 'call', 'day']

interface UnsentForm {
  path: string
  /** Missing where another account typed them. */
  fields?: Fields | undefined
}

/** @param page where the fields were typed @param adminId an account whose password was checked */
export async function storeUnsentForm(
  packed: string,
  page: string,
  adminId: string,
): Promise<void> {
  if (packed === '') return
  const { account, ...posted } = packedForm.parse(packed)
  const path = page.replace(/[?#].*/, '')
  const fields = account?.[0] === adminId ? pickStoredFields(posted, path) : undefined
  await saveUnsentForm(site(), adminId, JSON.stringify({ path, fields } satisfies UnsentForm))
}

/** Keeps the typed fields that a request did not store, for the page after the redirect. @param sent the stored field */
export async function storeOtherFields(
  { id }: { id: string },
  values: Record<string, string>,
  sent?: string,
): Promise<void> {
  const typed = OTHER_FIELDS.filter((name) => name !== sent && values[name]?.trim())
  if (typed.length === 0) return
  const path = (values.back ?? '').replace(/[?#].*/, '')
  const posted = [...typed, 'base'].filter((name) => name in values)
  const listed = Object.fromEntries(posted.map((name) => [name, [values[name] ?? '']]))
  const fields = { [FIRST_FIELD]: [], ...pickStoredFields(listed, path) }
  await saveUnsentForm(site(), id, JSON.stringify({ path, fields }))
}

export async function findUnsentForm(adminId: string): Promise<UnsentForm | undefined> {
  const stored = await readUnsentForm(site(), adminId)
  return stored === undefined ? undefined : JSON.parse(stored)
}

export async function findShortUnsentForm(adminId: string): Promise<UnsentForm | undefined> {
  const unsent = await findUnsentForm(adminId)
  return unsent?.fields && LONG_FORM.test(unsent.path) ? { ...unsent, fields: {} } : unsent
}

const packedForm = z
  .preprocess((text) => readJson(`${text}`), z.record(z.string(), z.array(z.string())))
  .catch({})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

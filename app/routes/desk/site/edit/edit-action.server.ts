import { data, redirect } from '@remix-run/node'
import { readLongForm } from '#app/http/body.server'
import { storageRefusal } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { findNewestVersion, saveDraft } from '#app/models/content/draft.server'
import { applyChange, readChange } from '#app/models/content/form/changes.server'
import { readFields } from '#app/models/content/form/fields.server'
import type { Shape } from '#app/models/content/form/shape.server'
import { fieldsOf, partOf, usedShape } from '#app/models/content/form/shape-value'
import { publishDraft } from '#app/models/content/publish.server'
import { isSameText } from '#app/models/content/stored-draft.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { attempt } from '#app/models/storage.server'
import { fieldId } from '#app/ui/form/field'
import { conflictOf } from './edit-conflict.server'
import { EDIT, faultsOf, openDocument } from './edit-page.server'

interface Refusal {
  shape: Shape
  value: unknown
  base: string
  banner: string
  faults: ReturnType<typeof faultsOf>
  conflict: Awaited<ReturnType<typeof conflictOf>> | undefined
}

/** Saves what was posted, and does what its button says. */
export async function takeEdit(request: Request, admin: Actor, wanted: string | undefined) {
  const opened = site()
  const { id, shape, draft, shown } = await openDocument(opened, wanted)
  const { value, order, base, change, at } = await readEdit(request, shape, draft?.value ?? shown)
  const [revision = '', version = ''] = base.split(':', 2)
  const refuse = (status: number, more: Partial<Refusal>) => {
    const nothing = { banner: '', faults: [], conflict: undefined }
    const refusal: Refusal = { shape: usedShape(shape, value), value, base, ...nothing, ...more }
    return data(refusal, status)
  }
  const leadTo = (done: string) => {
    const open = new URL(request.url).searchParams.get('at') ?? changedGroup(shape, value, shown)
    const query = new URLSearchParams(open ? { done, at: open } : { done })
    return redirect(`${EDIT}/${id}?${query}`, 303)
  }

  const isUnchanged = !draft && isSameText(value, shown)
  if (isUnchanged && at === undefined) {
    const isOld = ((await findNewestVersion(opened.db, id))?.id ?? '') !== version
    return leadTo(isOld ? 'published' : 'same')
  }
  const save = { document: id, value, revision: Number.parseInt(revision, 10) || 0, version }
  const stored = await attempt(async () =>
    isUnchanged ? ({ ok: true, revision: 0 } as const) : saveDraft(opened, admin, save),
  )
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuse(status, { banner: message })
  }
  const saved = stored.value
  if (!saved.ok) return refuse(409, { conflict: await conflictOf(opened, id, saved.by) })
  if (at !== undefined) {
    const how = change?.act === 'choose' ? 'choose' : 'item'
    return redirect(`${EDIT}/${id}?at=${at}&${how}=1#${fieldId('edit', at)}`, 303)
  }
  if (saved.revision === 0) return leadTo('published')
  if (order !== 'publish') return leadTo('saved')
  const outcome = await publishDraft(opened, admin, { document: id, revision: saved.revision })
  if (outcome.ok) return leadTo('published')
  if (outcome.reason === 'faults') {
    const faults = faultsOf(opened, id, shape, value)
    return refuse(400, { base: `${saved.revision}:${version}`, faults })
  }
  return refuse(409, { conflict: await conflictOf(opened, id, undefined) })
}

/** The first field in a group that says something new: its group stays open. */
function changedGroup(shape: Shape, value: unknown, shown: unknown): string | undefined {
  const isChanged = ({ name }: Shape) => !isSameText(partOf(value, name), partOf(shown, name))
  return fieldsOf(shape, value).find((field) => field.group !== '' && isChanged(field))?.name
}

async function readEdit(request: Request, shape: Shape, before: unknown) {
  const entries = await readLongForm(request)
  const posted = new Map(entries)
  const value = readFields(shape, entries, before)
  const order = posted.get('do') ?? 'save'
  const change = readChange(order)
  const kind = posted.get(`new:${change?.at}`) ?? ''
  const at = change && applyChange(shape, value, change, kind)
  const over = order.startsWith('over:') ? order.slice('over:'.length) : undefined
  return { value, order, change, at, base: over ?? posted.get(':base') ?? '' }
}

import { data, redirect } from '@remix-run/node'
import { readLongForm } from '#app/http/body.server'
import { storageRefusal } from '#app/http/problem.server'
import { momentIn } from '#app/models/company/calendar'
import { type Site, site } from '#app/models/company/site.server'
import {
  baseOf,
  type Draft,
  findDraft,
  findNewestVersion,
  isSameText,
  readBase,
  saveDraft,
} from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { applyChange, readChange } from '#app/models/content/form/changes.server'
import { readFields } from '#app/models/content/form/fields.server'
import type { Shape } from '#app/models/content/form/shape.server'
import { fieldsOf, partOf, usedShape } from '#app/models/content/form/shape-value'
import { publishDraft } from '#app/models/content/publish.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { attempt } from '#app/models/storage.server'
import { notFound, openPosted } from '#app/routes/desk/site/document.server'
import { fieldId } from '#app/ui/form/field'
import { faultsOf } from './edit-page.server'

export interface EditRefusal {
  shape: Shape
  value: unknown
  base: string
  banner: string
  faults: ReturnType<typeof faultsOf>
  conflict: Awaited<ReturnType<typeof conflictOf>> | undefined
}

export async function handleEdit(request: Request, admin: Actor, documentId: string | undefined) {
  const opened = site()
  const posted = await openPosted(opened, documentId)
  if (posted.value === undefined) return saveRemoved(request, admin, posted)
  const { id, shape, draft, shown } = posted
  const { value, command, base, change, at } = await readEdit(request, shape, posted.value)
  const { revision, version } = readBase(base)
  const refuse = (status: number, more: Partial<EditRefusal>) => {
    const nothing = { banner: '', faults: [], conflict: undefined }
    const refusal: EditRefusal = {
      shape: usedShape(shape, value),
      value,
      base,
      ...nothing,
      ...more,
    }
    return data(refusal, status)
  }
  const redirectTo = (done: string) => {
    const open = new URL(request.url).searchParams.get('at') ?? changedGroup(shape, value, shown)
    const query = new URLSearchParams(open ? { done, at: open } : { done })
    return redirect(`${editUrl(id)}?${query}`, 303)
  }

  const isUnchanged = !draft && isSameText(value, shown)
  if (isUnchanged && at === undefined) {
    const newest = await findNewestVersion(opened.db, id)
    return redirectTo(isVersion(newest, version) ? 'same' : 'published')
  }
  const save = { document: id, value, revision, version }
  const stored = await attempt(async () =>
    isUnchanged ? ({ ok: true, revision: 0 } as const) : saveDraft(opened, admin, save),
  )
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuse(status, { banner: message })
  }
  const saved = stored.value
  if (!saved.ok) return refuse(409, { conflict: await conflictOf(opened, id, version, saved.by) })
  if (at !== undefined) {
    const mode = change?.action === 'choose' ? 'choose' : 'item'
    return redirect(`${editUrl(id)}?at=${at}&${mode}=1#${fieldId('edit', at)}`, 303)
  }
  if (saved.revision === 0) return redirectTo('published')
  if (command !== 'publish') return redirectTo('saved')
  const outcome = await publishDraft(opened, admin, { document: id, revision: saved.revision })
  if (outcome.ok) return redirectTo('published')
  if (outcome.reason === 'faults') {
    const faults = faultsOf(opened, id, shape, value)
    return refuse(400, { base: baseOf(saved, version), faults })
  }
  return refuse(409, { conflict: await conflictOf(opened, id, version) })
}

/** Saves a page that a colleague removed meanwhile as a new draft, also instead of publishing it. */
async function saveRemoved(request: Request, admin: Actor, { id, shape }: RemovedPage) {
  const fixed = { slug: id.slice('services/'.length) }
  const { value, base } = await readEdit(request, shape, fixed)
  if (base === '') throw notFound()
  await saveDraft(site(), admin, { document: id, value, revision: 0 })
  return redirect(`${editUrl(id)}?done=gone`, 303)
}

type RemovedPage = Pick<Awaited<ReturnType<typeof openPosted>>, 'id' | 'shape'>

function isVersion(version: { id: string } | undefined, id: string): boolean {
  return (version?.id ?? '') === id
}

/** Name of the first changed field in a group; the group stays open. */
function changedGroup(shape: Shape, value: unknown, shown: unknown): string | undefined {
  const isChanged = ({ name }: Shape) => !isSameText(partOf(value, name), partOf(shown, name))
  return fieldsOf(shape, value).find((field) => field.group !== '' && isChanged(field))?.name
}

async function readEdit(request: Request, shape: Shape, before: unknown) {
  const entries = await readLongForm(request)
  const posted = new Map(entries)
  const value = readFields(shape, entries, before)
  const command = posted.get('do') ?? 'save'
  const change = readChange(command)
  const kind = posted.get(`new:${change?.at}`) ?? ''
  const at = change && applyChange(shape, value, change, kind)
  const over = command.startsWith('over:') ? command.slice('over:'.length) : undefined
  return { value, command, change, at, base: over ?? posted.get(':base') ?? '' }
}

/**
 * What a colleague did in the meantime, and the base for the next attempt.
 * @param version id of the newest version that the form was rendered from, '' for none
 */
export async function conflictOf(site: Site, id: string, version: string, newer?: Draft) {
  const draft = newer ?? (await findDraft(site.db, id))
  const newest = await findNewestVersion(site.db, id)
  const moment = (instant: number) => momentIn(site.company.timeZone, instant)
  const base = baseOf(draft, newest?.id)
  if (!draft && isVersion(newest, version))
    return { base, did: 'discarded the draft of' as const, by: 'A colleague', when: undefined }
  return {
    base,
    did: draft ? ('saved' as const) : ('published' as const),
    by: (draft ?? newest)?.adminName ?? 'Somebody',
    when: draft ? moment(draft.updatedAt) : newest && moment(newest.createdAt),
  }
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type RouteHandle, readLongForm } from '#app/http/body.server'
import { storageRefusal } from '#app/http/problem.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { publishDraft, saveDraft } from '#app/models/content/draft.server'
import { applyChange, readChange } from '#app/models/content/form-changes.server'
import { readFields } from '#app/models/content/form-fields.server'
import type { Shape } from '#app/models/content/form-shape.server'
import { usedShape } from '#app/models/content/shape-value'
import { attempt } from '#app/models/storage.server'
import { useAnswer } from '#app/routes/desk/desk-form'
import { fieldId } from '#app/ui/form/field'
import { conflictOf } from './edit-conflict.server'
import { EditForm } from './edit-form'
import { EditHead } from './edit-head'
import { EDIT, faultsOf, openDocument, showDocument } from './edit-page.server'

export const handle: RouteHandle = { isLongForm: true }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireOwner(request)
  return showDocument(site(), id, params['*'], new URL(request.url).searchParams)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const opened = site()
  const { id, shape, value: before } = await openDocument(opened, params['*'])
  const entries = await readLongForm(request)
  const posted = new Map(entries)
  const value = readFields(shape, entries, before)
  const order = posted.get('do') ?? 'save'
  const change = readChange(order)
  const kind = posted.get(`new:${change?.at}`) ?? ''
  const at = change && applyChange(shape, value, change, kind)

  const base = order.startsWith('over:') ? order.slice('over:'.length) : posted.get(':base')
  const [revision = '', version = ''] = (base ?? '').split(':', 2)
  const draft = { document: id, value, revision: Number.parseInt(revision, 10) || 0, version }
  const stored = await attempt(() => saveDraft(opened, admin, draft))
  const refuse = (status: number, more: Partial<Refusal>) =>
    data(
      {
        shape: usedShape(shape, value),
        value,
        base,
        banner: '',
        faults: [],
        conflict: undefined,
        ...more,
      } as Refusal,
      status,
    )
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuse(status, { banner: message })
  }
  const saved = stored.value
  if (!saved.ok) return refuse(409, { conflict: await conflictOf(opened, id, saved.by) })
  if (order === 'publish') {
    const outcome = await publishDraft(opened, admin, { document: id, revision: saved.revision })
    if (outcome.ok) return redirect(`${EDIT}/${id}?done=published`, 303)
    if (outcome.reason === 'faults') {
      const faults = faultsOf(opened, id, shape, value)
      return refuse(400, { base: `${saved.revision}:${version}`, faults })
    }
    return refuse(409, { conflict: await conflictOf(opened, id, undefined) })
  }
  if (at === undefined) return redirect(`${EDIT}/${id}?done=saved`, 303)
  const choose = change?.act === 'choose' ? '&choose=1' : ''
  return redirect(`${EDIT}/${id}?at=${at}${choose}#${fieldId('edit', at)}`, 303)
}

interface Refusal {
  shape: Shape
  value: unknown
  base: string
  banner: string
  faults: ReturnType<typeof faultsOf>
  conflict: Awaited<ReturnType<typeof conflictOf>> | undefined
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `Edit: ${page.title}` : 'No such page' },
]

export default function SiteEditPage() {
  const page = useLoaderData<typeof loader>()
  const { answer, failure } = useAnswer<typeof action>()
  return (
    <>
      <EditHead page={page} />
      <EditForm page={page} refusal={answer} failure={failure} />
    </>
  )
}

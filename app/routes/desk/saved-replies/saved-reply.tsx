import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { PLACEHOLDERS } from '#app/models/reply/placeholders'
import {
  findSavedReply,
  savedReplyInput,
  saveReply,
  TOO_MANY,
} from '#app/models/reply/saved-reply.server'
import { attempt } from '#app/models/storage.server'
import { BaseField } from '#app/routes/desk/form/back-field'
import { refuseForm, refuseStorage } from '#app/routes/desk/form/form-refusal.server'
import { PageForm } from '#app/routes/desk/form/page-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { TextAreaField, TextField } from '#app/ui/form/field'
import { Banner } from '#app/ui/form/form-messages'

const LIST = '/admin/saved-replies'
const NEW = 'new'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { id = NEW } = params
  const saved = id === NEW ? undefined : await findSavedReply(site().db, id)
  // No redirect where a colleague has deleted it: what was typed meanwhile may have been refused.
  if (!saved) return { id: NEW, isGone: id !== NEW, title: '', text: '', base: '' }
  const { title, text, updatedAt } = saved
  return { id, isGone: false, title, text, base: `${updatedAt}` }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const values = await readForm(request)
  const input = parse(savedReplyInput, values)
  if (!input.ok) return refuseForm(values, input.errors.fields, 'The saved reply was not saved')
  const id = params.id === NEW ? undefined : params.id
  const { db } = site()
  const save = (one: string | undefined) =>
    saveReply(db, admin, one, input.data, { base: values.base })
  const stored = await attempt(async () => {
    const outcome = await save(id)
    // A colleague has deleted it: the typed text becomes a new one.
    return outcome === 'gone' ? save(undefined) : outcome
  })
  if (!stored.ok) return refuseStorage(values, stored.fault)
  if (stored.value === 'taken')
    return refuseForm(values, { title: [TAKEN] }, TAKEN, { status: 409 })
  if (stored.value === 'full') return refuseForm(values, {}, TOO_MANY, { status: 409 })
  if (stored.value === 'changed') {
    const base = `${(await findSavedReply(db, params.id ?? ''))?.updatedAt ?? ''}`
    return refuseForm({ ...values, base }, {}, CHANGED, { status: 409 })
  }
  return redirect(`${LIST}?done=${stored.value}`, 303)
}

const TAKEN = 'Another saved reply has this title'
const CHANGED =
  'A colleague changed this saved reply meanwhile. Nothing of yours is saved yet. What you typed is below'

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title || 'Add a saved reply' },
]

export default function SavedReplyPage() {
  const { id, isGone, title, text, base } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  const isChanged = result?.banner === CHANGED
  return (
    <div className="max-w-2xl">
      <h1 className="mb-5">{id === NEW ? 'Add a saved reply' : 'Change a saved reply'}</h1>
      {isGone && (
        <Banner tone="plain">That saved reply no longer exists. Saving adds a new one.</Banner>
      )}
      <PageForm
        formId="saved"
        autoComplete="off"
        values={result?.values ?? { title, text }}
        refusal={result}
        cancel={LIST}
        submit={{ label: isChanged ? 'Save mine over it' : 'Save', busyLabel: 'Saving…' }}
        more={
          id !== NEW && (
            <>
              {isChanged && (
                <a className="text-link" href={`${LIST}/${id}`} target="_blank" rel="noopener">
                  Look at theirs
                </a>
              )}
              <Link className="text-link ml-auto" to={`${LIST}/${id}/delete`}>
                Delete
              </Link>
            </>
          )
        }
      >
        <BaseField base={base} refused={result?.values.base} />
        <TextField
          label="Title"
          hint="Only you and your colleagues see it."
          name="title"
          maxLength={80}
          required
        />
        <TextAreaField label="Text" name="text" rows={6} maxLength={2000} required />
        <Placeholders />
      </PageForm>
    </div>
  )
}

function Placeholders() {
  return (
    <div className="mb-5 text-ink-2 text-sm">
      <p className="mb-1">These are filled in for each person:</p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
        {PLACEHOLDERS.map(({ name, means }) => (
          <div className="contents" key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

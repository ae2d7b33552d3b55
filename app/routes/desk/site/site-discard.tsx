import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { site } from '#app/models/company/site.server'
import { titleOf } from '#app/models/content/document-names'
import { discardDraft, findNewestVersion } from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { Notice } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { openDocument, openPosted, readRevision } from './document.server'
import { SAVED_SINCE } from './edit/edit-parts'

const DISCARDED = '/admin/site?done=discarded'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  const { id, draft, value, isNew } = await openDocument(site(), params['*'])
  if (!draft) throw redirect(editUrl(id))
  const { adminName: by, revision } = draft
  const left = isNew ? await leftOf(id) : 'Visitors see what they see now.'
  return { back: editUrl(id), title: titleOf(id, value), by, revision, left }
}

async function leftOf(id: string): Promise<string> {
  return (await findNewestVersion(site().db, id))
    ? 'What was published stays in the history.'
    : 'The page was never published, so nothing of it is left.'
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const { id, shown, value } = await openPosted(site(), params['*'])
  if (value === undefined) return redirect(DISCARDED, 303)
  const isDone = await discardDraft(site(), admin, id, await readRevision(request))
  if (!isDone) return redirect(`/admin/site/discard/${id}?done=changed`, 303)
  return redirect(shown === undefined ? DISCARDED : `${editUrl(id)}?done=discarded`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Discard a draft')

export default function SiteDiscardPage() {
  const { back, title, by, revision, left } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      question="Discard this draft?"
      text={`The draft of “${title}” by ${by} is deleted. ${left} It cannot be undone.`}
      notice={<Notice notices={SAVED_SINCE} />}
      cancel={{ to: back }}
      submit={{ label: 'Discard draft', busyLabel: 'Discarding…' }}
    >
      <input type="hidden" name="revision" value={revision} />
    </ConfirmPage>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { deleteSavedReply, findSavedReply } from '#app/models/reply/saved-reply.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'

const LIST = '/admin/saved-replies'

const NOTICES = {
  changed: {
    tone: 'bad',
    text: 'A colleague changed this saved reply meanwhile. It is not deleted.',
  },
} satisfies NoticeTexts

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const saved = await findSavedReply(site().db, params.id ?? '')
  if (!saved) throw redirect(`${LIST}?done=gone`)
  return { id: saved.id, title: saved.title, base: `${saved.updatedAt}` }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { base } = await readForm(request)
  const { id = '' } = params
  const outcome = await deleteSavedReply(site().db, admin, id, base)
  const page = outcome === 'changed' ? `${LIST}/${id}/delete` : LIST
  return redirect(`${page}?done=${outcome}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Delete a saved reply')

export default function SavedReplyDeletePage() {
  const { id, title, base } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      question="Delete this saved reply?"
      text={`“${title}” is deleted for everybody. Replies that were sent stay.`}
      notice={<Notice notices={NOTICES} />}
      cancel={{ to: `${LIST}/${id}` }}
      submit={{ label: 'Delete', busyLabel: 'Deleting…' }}
    >
      <input type="hidden" name="base" value={base} />
    </ConfirmPage>
  )
}

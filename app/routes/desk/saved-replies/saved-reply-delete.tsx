import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { deleteSavedReply, findSavedReply } from '#app/models/reply/saved-reply.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'

const LIST = '/admin/saved-replies'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const saved = await findSavedReply(site().db, params.id ?? '')
  if (!saved) throw redirect(`${LIST}?done=gone`)
  return { id: saved.id, title: saved.title }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const isDeleted = await deleteSavedReply(site().db, admin, params.id ?? '')
  return redirect(`${LIST}?done=${isDeleted ? 'deleted' : 'gone'}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Delete a saved reply')

export default function SavedReplyDeletePage() {
  const { id, title } = useLoaderData<typeof loader>()
  const { failure } = usePostResult<typeof action>()
  return (
    <ConfirmPage
      question="Delete this saved reply?"
      text={`“${title}” is deleted for everybody. Replies that were sent stay.`}
      failure={failure}
      cancel={{ to: `${LIST}/${id}` }}
      submit={{ label: 'Delete', busyLabel: 'Deleting…' }}
    />
  )
}

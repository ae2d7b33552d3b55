import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { renewSecret } from '#app/models/webhook/webhook.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { checkOwnPassword } from '#app/routes/desk/form/own-password.server'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { WebhookSecret } from './webhook-parts'
import { openWebhook } from './webhook-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { id, name } = await openWebhook(site(), params.id)
  return { id, name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const refused = await checkOwnPassword(admin, await readForm(request))
  if (refused) return data({ secret: '', message: refused.message }, refused.init)
  const secret = await renewSecret(site().db, params.id ?? '', admin)
  if (secret === undefined) return redirect('/admin/webhooks?done=gone', 303)
  return data({ secret, message: '' })
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('A new secret')

export default function WebhookSecretPage() {
  const { id, name } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  if (result?.secret) return <WebhookSecret title="The new secret" secret={result.secret} id={id} />
  return (
    <ConfirmPage
      question="Make a new secret?"
      text={`Every delivery to ${name} is signed with the new secret at once. A program that checks the old one refuses them until it has the new one.`}
      cancel={{ to: `/admin/webhooks/${id}` }}
      submit={{ label: 'Make a new secret' }}
      password={result?.message ?? ''}
    />
  )
}

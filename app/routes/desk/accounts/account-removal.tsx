import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireAdminOf } from '#app/http/session.server'
import { endSession } from '#app/http/session-cookie.server'
import {
  countAssigned,
  findAccount,
  isLastOwner,
  removeAccount,
} from '#app/models/account/account.server'
import { site } from '#app/models/company/site.server'
import { countOf } from '#app/models/text'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { checkOwnPassword } from '#app/routes/desk/form/own-password.server'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { Banner } from '#app/ui/form/form-messages'

const LAST = 'This is the only account of an owner. Make somebody else an owner first.'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdminOf(request, params.id)
  const { db } = site()
  const account = await findAccount(db, params.id ?? '')
  if (!account) throw redirect('/admin/accounts?done=gone')
  return {
    account,
    isOwn: account.id === admin.id,
    isLast: await isLastOwner(db, account),
    assigned: await countAssigned(db, account.id),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdminOf(request, params.id)
  const id = params.id ?? ''
  const refused = await checkOwnPassword(admin, await readForm(request))
  if (refused) return data({ isPassword: true, message: refused.message }, refused.init)
  const outcome = await removeAccount(site().db, id, admin)
  if (outcome === 'last') return data({ isPassword: false, message: LAST }, 409)
  if (id === admin.id) {
    return redirect('/login?done=removed', { status: 303, headers: await endSession(request) })
  }
  return redirect(`/admin/accounts?done=${outcome === 'removed' ? 'removed' : 'gone'}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Remove an account')

export default function AccountRemovalPage() {
  const { account, isOwn, isLast, assigned } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  const wrongPassword = result?.isPassword ? result.message : ''
  const refusal = wrongPassword ? undefined : result?.message
  const orphaned = countOf(assigned, 'enquiry', 'enquiries')
  return (
    <ConfirmPage
      question={isOwn ? 'Remove your own account?' : 'Remove this account?'}
      text={`${account.name} (${account.email}) will be logged out everywhere and can no longer log in. ${assigned > 0 ? `${orphaned} assigned to this account will become unassigned. ` : ''}Their name stays in the history.`}
      notice={
        <>
          {isLast && !refusal && <Banner tone="plain">{LAST}</Banner>}
          {refusal && <Banner tone="bad">{refusal}</Banner>}
        </>
      }
      cancel={{ to: '/admin/accounts' }}
      password={wrongPassword}
      submit={isLast ? undefined : { label: 'Remove', busyLabel: 'Removing…' }}
    />
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { findReceivedMail } from '#app/models/inbox/unmatched.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { showReceived } from './inbox.server'
import { ReceivedMailCard } from './received-mail'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const found = await findReceivedMail(site().db, params.id ?? '')
  const [mail] = found ? await showReceived(site(), [found]) : []
  if (!mail) throw problem(404, 'There is no such email')
  return { mail }
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Email')

export default function InboxMailPage() {
  const { mail } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-3xl">
      <BackLink className="link mb-3" to="/admin/inbox">
        Unmatched emails
      </BackLink>
      <ReceivedMailCard mail={mail} isWhole />
    </div>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { findReceivedMail } from '#app/models/inbox/unmatched.server'
import { titled } from '#app/routes/desk/desk-head'
import { Icon } from '#app/ui/icon'
import { showReceived } from './inbox.server'
import { ReceivedMailCard } from './received-mail'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const found = await findReceivedMail(site().db, params.id ?? '')
  const [mail] = found ? await showReceived(site(), [found]) : []
  if (!mail) throw new Response('There is no such email', { status: 404 })
  return { mail }
}

export { shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta = titled('Email')

export default function InboxMailPage() {
  const { mail } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-3xl">
      <Link className="link mb-3" to="/admin/inbox">
        <Icon name="arrow-left" size={18} /> Unmatched emails
      </Link>
      <ReceivedMailCard mail={mail} isWhole />
    </div>
  )
}

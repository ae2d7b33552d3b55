import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { describeCounts, sumCounts } from '#app/models/privacy/retention'
import { planRetention, runRetention } from '#app/models/privacy/retention.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { db, company } = site()
  const plan = await planRetention(db, company.retention)
  const due = sumCounts(plan)
  if (due === 0) throw redirect('/admin/retention')
  return { due, kinds: describeCounts(plan) }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { db, company, settings } = site()
  const by = { actor: admin, uploads: settings.uploadsDir }
  const removed = await runRetention(db, company.retention, by)
  return redirect(`/admin/retention?removed=${sumCounts(removed)}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Delete expired data')

export default function RetentionRemovalPage() {
  const { due, kinds } = useLoaderData<typeof loader>()
  const remove = {
    label: `Delete ${due.toLocaleString('en-IN')} for good`,
    busyLabel: 'Deleting…',
  }
  return (
    <ConfirmPage
      question="Delete expired data?"
      text={`${kinds}. These are deleted for good, with their history, resumes and emails, and cannot be restored. Copies in backups disappear as backups are replaced.`}
      cancel={{ to: '/admin/retention' }}
      submit={remove}
    />
  )
}

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react'

import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { countKept, sayCounts } from '#app/models/privacy/retention'
import { planRetention, runRetention } from '#app/models/privacy/retention.server'
import { keepPage, PostFailed, revalidateUnlessFailed, useAnswer } from '#app/routes/desk/desk-form'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, company } = site()
  const plan = await planRetention(db, company.retention)
  const due = countKept(plan)
  if (due === 0) throw redirect('/admin/retention')
  return { due, kinds: sayCounts(plan) }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company, settings } = site()
  const by = { actor: admin, uploads: settings.uploadsDir }
  const removed = await runRetention(db, company.retention, by)
  return redirect(`/admin/retention?removed=${countKept(removed)}`, 303)
}

export const clientAction = keepPage

export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = () => [{ title: 'Remove what is over' }]

export default function RetentionRemovalPage() {
  const { due, kinds } = useLoaderData<typeof loader>()
  const { failure } = useAnswer<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="max-w-xl">
      <h1>Remove what is over?</h1>
      <p className="my-5 text-ink-2">
        {`${kinds}. They go for good, with their history, their resumes and the mails about them; it cannot be undone. Copies in backups go when the backups are replaced.`}
      </p>
      {!isBusy && <PostFailed failure={failure} />}
      <Form method="post" replace aria-busy={isBusy} className="flex flex-wrap gap-3">
        <Link className="btn btn-secondary" to="/admin/retention">
          Cancel
        </Link>
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Removing…' : `Remove ${due.toLocaleString('en-IN')} for good`}
        </button>
      </Form>
    </div>
  )
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'

import { log } from '#app/http/log.server'
import { requireAdmin } from '#app/http/session.server'
import { findApplication } from '#app/models/application-list.server'
import { deleteApplication } from '#app/models/application-removal.server'
import { site } from '#app/models/site.server'
import { Banner } from '#app/ui/form-messages'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const application = await findApplication(site().db, params.id ?? '')
  if (!application) throw redirect('/admin/jobs')
  const { fullName, jobRole, reference } = application
  return { fullName, jobRole, reference }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, settings } = site()
  const id = params.id ?? ''
  const isDeleted = await deleteApplication(db, settings.uploadsDir, id)
  if (!isDeleted) return data({ message: 'Failed to delete application' }, 404)
  log.info({ act: 'application deleted', admin: admin.id, application: id })
  return redirect('/admin/jobs?deleted=1', 303)
}

export const meta: MetaFunction = () => [{ title: 'Delete an application' }]

export default function JobDeletePage() {
  const { fullName, jobRole, reference } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return (
    <div className="max-w-xl">
      <h1>Delete this application?</h1>
      <p className="my-5 text-ink-2">
        {fullName}, {jobRole} ({reference}). The resume is deleted with it. This cannot be undone.
      </p>
      {failed && <Banner tone="bad">{failed.message}</Banner>}
      <Form method="post" replace className="flex flex-wrap gap-3">
        <Link className="btn btn-secondary" to="/admin/jobs">
          Cancel
        </Link>
        <button className="btn btn-primary" type="submit">
          Delete
        </button>
      </Form>
    </div>
  )
}

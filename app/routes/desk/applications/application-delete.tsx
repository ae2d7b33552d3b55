import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireAdmin } from '#app/http/session.server'
import { binApplication } from '#app/models/application/bin.server'
import { findApplication } from '#app/models/application/list.server'
import { site } from '#app/models/company/site.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Banner } from '#app/ui/form/form-messages'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const application = await findApplication(site().db, params.id ?? '')
  const back = new URL(request.url).search
  if (!application || application.isBinned) {
    throw redirect(`/admin/jobs${deskParams(back, { done: 'not-deleted' })}`)
  }
  const { fullName, jobRole, reference } = application
  return { fullName, jobRole, reference, back }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const { db } = site()
  // A double click sends the form twice; the second request finds the application in the bin.
  const isDeleted =
    (await binApplication(db, id, admin)) || (await findApplication(db, id))?.isBinned
  if (!isDeleted) return data({ message: FAILURE }, 404)
  const { back = '' } = await readForm(request)
  return redirect(`/admin/jobs${deskParams(back, { deleted: id })}`, 303)
}

const FAILURE = 'Failed to delete application'

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Delete an application')

export default function ApplicationDeletePage() {
  const { fullName, jobRole, reference, back } = useLoaderData<typeof loader>()
  const { result, failure } = usePostResult<typeof action>()
  const refusal = result?.message ?? (failure && FAILURE)
  return (
    <ConfirmPage
      question="Delete this application?"
      text={
        <>
          <span>{`${fullName}, ${jobRole} (`}</span>
          <span className="whitespace-nowrap">{reference}</span>
          <span>
            ). You can restore it from the bin for a day; after that it is deleted for good, with
            its resume.
          </span>
        </>
      }
      notice={refusal && <Banner tone="bad">{refusal}</Banner>}
      cancel={{ to: `/admin/jobs${back}` }}
      submit={{ label: 'Delete' }}
      showsFailure={false}
    >
      <input type="hidden" name="back" value={back} />
    </ConfirmPage>
  )
}

export function ErrorBoundary() {
  return <DeskError subject="This application" failure={FAILURE} />
}

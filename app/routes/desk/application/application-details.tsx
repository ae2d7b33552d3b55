import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openRoles } from '#app/content/content'
import { parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { EXPERIENCES, GENDERS } from '#app/models/application/application'
import { correctApplication, lastCorrection } from '#app/models/application/correct.server'
import { findApplication } from '#app/models/application/list.server'
import { detailsInput } from '#app/models/application/rules'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { titled } from '#app/routes/desk/desk-head'
import { handleCorrection } from '#app/routes/desk/form/correction.server'
import { CorrectionPage } from '#app/routes/desk/form/correction-page'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { SelectField, TextField } from '#app/ui/form/field'

const pathOf = (id: string) => `/admin/jobs/${id}`

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db } = site()
  const { id = '' } = params
  const application = await findApplication(db, id)
  if (!application) throw problem(404, 'There is no such application')
  const { fullName, email, phone, jobRole, experience, gender, reference } = application
  return {
    subject: { path: pathOf(id), label: `${fullName}, ${reference}` },
    values: { fullName, email, phone, jobRole, experience, gender },
    roles: [...new Set([jobRole, ...openRoles(contentOf(site()))])],
    base: await lastCorrection(db, id),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db } = site()
  const { id = '' } = params
  return handleCorrection(request, {
    parse: (values) => parse(detailsInput, values),
    store: (input, base) => correctApplication(db, admin, id, input, base),
    readBase: () => lastCorrection(db, id),
    page: pathOf(id),
  })
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Correct the details')

export default function ApplicationDetailsPage() {
  const { roles, ...page } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <CorrectionPage {...page} result={result}>
      <TextField label="Name" name="fullName" autoComplete="off" required />
      <TextField label="Email" name="email" type="email" autoComplete="off" required />
      <TextField label="Phone" name="phone" autoComplete="off" required />
      <SelectField label="Role" name="jobRole" options={roles} />
      <SelectField label="Experience" name="experience" options={EXPERIENCES} />
      <SelectField label="Gender" name="gender" options={GENDERS} />
    </CorrectionPage>
  )
}

export function ErrorBoundary() {
  return <DeskError subject="This application" />
}

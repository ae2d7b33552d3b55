import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { correctEnquiry, lastCorrection } from '#app/models/enquiry/correct.server'
import { detailsInput, showDetails } from '#app/models/enquiry/details.server'
import { detailFields } from '#app/models/enquiry/enquiry'
import { findEnquiry } from '#app/models/enquiry/list.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { titled } from '#app/routes/desk/desk-head'
import { handleCorrection } from '#app/routes/desk/form/correction.server'
import { CorrectionPage } from '#app/routes/desk/form/correction-page'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { SelectField, TextField } from '#app/ui/form/field'

const pathOf = (id: string) => `/admin/enquiries/${id}`

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db } = site()
  const { id = '' } = params
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw problem(404, 'There is no such enquiry')
  const { name, reference } = enquiry
  const subject = { path: pathOf(id), label: `${name}, ${reference}` }
  return { subject, values: showDetails(enquiry), base: await lastCorrection(db, id) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db } = site()
  const { id = '' } = params
  return handleCorrection(request, {
    parse: (values) => parse(detailsInput, values),
    store: (input, base) => correctEnquiry(db, admin, id, input, { base }),
    readBase: () => lastCorrection(db, id),
    page: pathOf(id),
  })
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Correct the details')

export default function EnquiryDetailsPage() {
  const page = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <CorrectionPage {...page} result={result}>
      <TextField label="Name" name="name" autoComplete="off" required />
      <TextField label="Email" name="email" type="email" autoComplete="off" required />
      {detailFields.map(
        ({ name, label, staffLabel = label, choices, emptyChoice = 'None', input }) =>
          choices ? (
            <SelectField
              key={name}
              label={staffLabel}
              name={name}
              options={choices.map((value) => ({ value, label: value || emptyChoice }))}
            />
          ) : (
            <TextField key={name} label={staffLabel} {...input} name={name} autoComplete="off" />
          ),
      )}
    </CorrectionPage>
  )
}

export function ErrorBoundary() {
  return <DeskError subject="This enquiry" />
}

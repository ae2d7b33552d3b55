import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { statusInput } from '#app/models/enquiry/enquiry'
import { staysHere } from '#app/routes/desk/no-page'
import { backTo } from '#app/routes/desk/outcome-params'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return redirect('/admin')
}

export const clientLoader = staysHere

/** The Save button without a script: back to the same page, at the same enquiry, with the outcome beside it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const values = await readForm(request)
  const input = parse(statusInput, values)
  if (!input.ok) return redirect(backTo(values.back, { failed: id }) + place(id), 303)
  const enquiry = await updateEnquiryStatus(site().db, admin, id, input.data.status)
  const outcome = enquiry ? { saved: id } : { chosen: 'lost' }
  return redirect(backTo(values.back, outcome) + place(id), 303)
}

const place = (id: string) => `#enquiry-${encodeURIComponent(id)}`

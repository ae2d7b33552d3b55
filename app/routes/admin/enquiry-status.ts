import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { requireAdmin } from '#app/http/session.server'
import { statusInput } from '#app/models/enquiry'
import { updateEnquiryStatus } from '#app/models/enquiry-change.server'
import { site } from '#app/models/site.server'
import { backTo } from './outcome-params'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return redirect('/admin')
}

/** The Save button without a script: back to the same page, at the same enquiry, with the outcome beside it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const values = await readForm(request)
  const input = parse(statusInput, values)
  const enquiry = input.ok && (await updateEnquiryStatus(site().db, admin, id, input.data.status))
  const outcome = enquiry ? { saved: id } : { failed: id }
  return redirect(`${backTo(values.back, outcome)}#enquiry-${encodeURIComponent(id)}`, 303)
}

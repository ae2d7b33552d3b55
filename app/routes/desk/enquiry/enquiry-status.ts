import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, replace } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { type Status, statusInput } from '#app/models/enquiry/enquiry'
import type { StatusSave } from '#app/routes/desk/enquiries/status-form'
import { backTo } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin')

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const values = await readForm(request)
  await storeOtherFields(admin, values)
  const input = parse(statusInput, values)
  if (!input.ok) return redirect(backTo(values.back, { failed: id }) + anchor(id), 303)
  const enquiry = await updateEnquiryStatus(site().db, admin, id, input.data.status)
  const outcome = enquiry ? { saved: id } : { unchanged: 'lost' }
  return redirect(backTo(values.back, outcome) + anchor(id), 303)
}

const anchor = (id: string) => `#enquiry-${encodeURIComponent(id)}`

/** Sends the status to the REST API. If the card leaves the filtered list, the list shows the outcome. */
export async function clientAction({ request, params }: ClientActionFunctionArgs) {
  const id = params.id ?? ''
  const fields = await request.formData()
  const status = String(fields.get('status')) as Status
  const back = String(fields.get('back'))
  const outcome = await putStatus(id, status)
  const [path, query] = back.split('?')
  const filter = new URLSearchParams(query).get('status')
  if (outcome === 'saved' && hasFailedBefore(id)) return replace(backTo(back, { saved: id }))
  if (path === '/admin') {
    if (outcome === 'gone') return replace(backTo(back, { unchanged: 'lost' }))
    if (outcome === 'saved' && filter && filter !== status)
      return replace(backTo(back, { saved: id }))
  }
  if (outcome === 'saved') return { outcome, status } satisfies StatusSave
  return { outcome, status, failure: outcome } satisfies StatusSave & { failure: string }
}

/** True if the URL still says so, which a reload would repeat. */
const hasFailedBefore = (id: string) =>
  new URLSearchParams(window.location.search).get('failed') === id

async function putStatus(id: string, status: Status): Promise<StatusSave['outcome']> {
  try {
    const response = await fetch(`/enquiry/update/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
    })
    if (response.status === 401) return 'over'
    if (response.status === 404) return 'gone'
    return response.ok ? 'saved' : 'failed'
  } catch {
    return 'failed'
  }
}

import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { dayIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { setFollowUp } from '#app/models/enquiry/change.server'
import { followUpError } from '#app/models/enquiry/follow-up'
import { backTo, outcomeOf } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company } = site()
  const values = await readForm(request)
  const { back, choice, day = '', clear } = values
  await storeOtherFields(admin, values, 'day')
  const dueOn = clear === 'yes' ? '' : (choice ?? day).trim()
  const isRefused =
    clear !== 'yes' && followUpError(dueOn, dayIn(company.timeZone, Date.now())) !== undefined
  if (isRefused) {
    const refused = { refusedDay: dueOn.slice(0, MAX_SHOWN) || NO_DAY }
    return redirect(`${backTo(back, refused)}#follow-up`, 303)
  }
  const change = await setFollowUp(db, admin, params.id ?? '', dueOn)
  const outcome = change.isClosed ? { unchanged: 'closed' } : outcomeOf(change)
  return redirect(backTo(back, outcome), 303)
}

const MAX_SHOWN = 20
const NO_DAY = 'none'

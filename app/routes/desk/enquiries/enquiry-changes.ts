import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readListForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import type { Admin } from '#app/models/account/admin.server'
import { site } from '#app/models/company/site.server'
import { assign } from '#app/models/enquiry/assignment.server'
import type { Change } from '#app/models/enquiry/bulk.server'
import { changeStatus, flagSpam } from '#app/models/enquiry/change.server'
import { statusInput } from '#app/models/enquiry/enquiry'
import { backTo, outcomeOf } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const fields = await readListForm(request)
  const back = fields.back?.at(-1)
  const ids = (fields.all ? fields['on-page'] : fields.id) ?? []
  if (ids.length === 0) return redirect(backTo(back, { unchanged: 'none' }), 303)

  const change = await changeAll(admin, ids, fields)
  return redirect(backTo(back, outcomeOf(change)), 303)
}

async function changeAll(
  admin: Admin,
  ids: string[],
  fields: Partial<Record<string, string[]>>,
): Promise<Change | undefined> {
  const { db } = site()
  const intent = fields.intent?.at(-1)
  switch (intent) {
    case 'status': {
      const input = parse(statusInput, { status: fields.status?.at(-1) })
      return input.ok ? changeStatus(db, admin, ids, input.data.status) : undefined
    }
    case 'assignment': {
      const assignee = fields.assignee?.at(-1) ?? ''
      return assign(db, admin, ids, assignee === 'nobody' ? null : assignee)
    }
    case 'spam':
    case 'not-spam':
      return flagSpam(db, admin, ids, intent === 'spam')
    default:
      throw problem(400, 'There is no such change')
  }
}

import type { ActionFunctionArgs } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { redirectOwner, requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { recordSingleAction } from '#app/models/privacy/audit.server'
import { exportPerson } from '#app/models/privacy/person-export.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import { NO_KEY, summarize } from './privacy.server'

export const loader = redirectOwner('/admin/privacy')

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { who = '' } = await readForm(request)
  const key = readPersonKey(who)
  if (!key) return problem(400, NO_KEY)
  const { db } = site()
  const file = await exportPerson(db, key)
  const counts = {
    enquiries: file.enquiries.length,
    applications: file.applications.length,
    mails: file.mails.length,
    received: file.receivedMails.length,
  }
  const detail = summarize(counts, key)
  await recordSingleAction(db, admin, { action: 'person.export', detail })
  return new Response(`${JSON.stringify(file, undefined, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}

import type { LoaderFunctionArgs } from '@remix-run/node'

import { exportResponse } from '#app/http/export.server'
import { requireAdmin } from '#app/http/session.server'
import type { Application } from '#app/models/application/application'
import { eachApplication } from '#app/models/application/list.server'
import type { ApplicationFilter } from '#app/models/application/search.server'
import { dayIn } from '#app/models/company/calendar'
import { showTypedPhone } from '#app/models/company/phone.server'
import { site } from '#app/models/company/site.server'
import { recordExport } from '#app/models/privacy/audit.server'
import { readApplicationFilter } from './application-list.server'

const CELLS: Record<string, (application: Application, timeZone: string) => string> = {
  Reference: ({ reference }) => reference,
  'Full Name': ({ fullName }) => fullName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => showTypedPhone(phone),
  Gender: ({ gender }) => gender,
  'Job Role': ({ jobRole }) => jobRole,
  Experience: ({ experience }) => experience,
  Motivation: ({ motivation }) => motivation,
  Resume: ({ resumeName }) => resumeName,
  'Applied On': ({ createdAt }, timeZone) => dayIn(timeZone, createdAt),
  Stage: ({ stage }) => stage,
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams: params } = new URL(request.url)
  const admin = await requireAdmin(request, `/admin/jobs${search}`)
  const { db, company } = site()
  const filter = readApplicationFilter(params, company.timeZone)
  const toRow = (application: Application) =>
    Object.values(CELLS).map((cellOf) => cellOf(application, company.timeZone))
  async function* rows() {
    for await (const batch of eachApplication(db, filter)) yield batch.map(toRow)
  }
  await recordExport(db, admin, 'application', describeFilter(filter))
  return exportResponse(request, 'applications', { header: Object.keys(CELLS), rows: rows() })
}

function describeFilter(filter: ApplicationFilter): string[] {
  const { isBinned, stage, role, gender, minYears, from, to, search } = filter
  return [
    isBinned ? 'bin' : '',
    stage?.toLowerCase() ?? '',
    role ? 'role' : '',
    gender ? 'gender' : '',
    minYears ? `${minYears}-years` : '',
    from === undefined && to === undefined ? '' : 'days',
    search ? 'search' : '',
  ].filter((word) => word !== '')
}

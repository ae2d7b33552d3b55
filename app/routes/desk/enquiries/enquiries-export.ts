import type { LoaderFunctionArgs } from '@remix-run/node'

import { exportResponse } from '#app/http/export.server'
import { requireAdmin } from '#app/http/session.server'
import { dayIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { type Enquiry, enquiryFields } from '#app/models/enquiry/enquiry'
import { eachEnquiry } from '#app/models/enquiry/list.server'
import { csvCells, csvColumns } from '#app/models/enquiry/render.server'
import type { EnquiryFilter } from '#app/models/enquiry/search.server'
import { recordExport } from '#app/models/privacy/audit.server'
import { readFilter } from './enquiry-filter.server'

const FIRST_COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Country Code',
  'Company',
  'Type',
  'Description',
  'Telegram ID',
  'Status',
  'Posted On',
]

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams: params } = new URL(request.url)
  const admin = await requireAdmin(request, `/admin${search}`)
  const { db, company } = site()
  const filter = await readFilter(params, admin.id)
  const filters = describeFilter(filter)
  // The source is an extra column at the end, so that the others keep their positions.
  const hasSource = params.get('with') === 'source'
  const shown = enquiryFields.filter(({ shownIn }) => shownIn.includes('export'))
  const columns = [...csvColumns(FIRST_COLUMNS, shown), ...(hasSource ? ['Source'] : [])]
  const toRow = (enquiry: Enquiry) => {
    const postedOn = dayIn(company.timeZone, enquiry.updatedAt)
    const cells: Record<string, string> = { ...csvCells(enquiry), 'Posted On': postedOn }
    return columns.map((column) => cells[column] ?? '')
  }
  async function* rows() {
    for await (const batch of eachEnquiry(db, filter)) yield batch.map(toRow)
  }
  await recordExport(db, admin, 'enquiry', filters)
  return exportResponse(request, 'enquiries', { header: columns, rows: rows() })
}

function describeFilter(filter: EnquiryFilter): string[] {
  const { isSpam, status, type, assigneeId, since, dueBy, search } = filter
  const assigned = assigneeId === undefined ? '' : assigneeId === null ? 'unassigned' : 'assigned'
  const times = [since === undefined ? '' : 'today', dueBy === undefined ? '' : 'due']
  const parts = [isSpam ? 'spam' : '', status ?? '', type ?? '', assigned, ...times]
  return [...parts, search ? 'search' : ''].filter((part) => part !== '')
}

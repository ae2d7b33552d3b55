import type { LoaderFunctionArgs } from '@remix-run/node'

import { csvResponse, csvStream } from '#app/http/csv.server'
import { requireAdmin } from '#app/http/session.server'
import { dayIn } from '#app/models/company/calendar'
import { showPhone } from '#app/models/company/phone.server'
import { site } from '#app/models/company/site.server'
import type { Enquiry } from '#app/models/enquiry/enquiry'
import { type EnquiryFilter, eachEnquiry } from '#app/models/enquiry/list.server'
import { recordExport } from '#app/models/privacy/audit.server'
import { readFilter } from './enquiry-list.server'

const COLUMNS = [
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
  const admin = await requireAdmin(request, { page: `/admin${search}` })
  const { db, company } = site()
  const filter = readFilter(params, admin.id)
  const filters = describeFilter(filter)
  // The source is extra, so that the other columns keep their order.
  const hasSource = params.get('with') === 'source'
  const toRow = (enquiry: Enquiry) => [
    enquiry.name,
    enquiry.email,
    showPhone(enquiry.phone),
    enquiry.countryCode,
    enquiry.companyName,
    enquiry.type,
    enquiry.desc,
    enquiry.telegramId,
    enquiry.status,
    dayIn(company.timeZone, enquiry.updatedAt),
    ...(hasSource ? [enquiry.source] : []),
  ]
  async function* rows() {
    for await (const batch of eachEnquiry(db, filter)) yield batch.map(toRow)
  }
  await recordExport(db, admin, 'enquiry', filters)
  return csvResponse(
    'enquiries.csv',
    csvStream([...COLUMNS, ...(hasSource ? ['Source'] : [])], rows()),
  )
}

function describeFilter({ isSpam, status, type, assigneeId, search }: EnquiryFilter): string[] {
  const assigned = assigneeId === undefined ? '' : assigneeId === null ? 'unassigned' : 'assigned'
  return [isSpam ? 'spam' : '', status ?? '', type ?? '', assigned, search ? 'search' : ''].filter(
    (word) => word !== '',
  )
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { enquiryTypes } from '#app/content/enquiry-types'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { showCount } from '#app/models/count'
import { newestEnquiry } from '#app/models/enquiry/arrivals.server'
import { listColleagues } from '#app/models/enquiry/assignment.server'
import { STATUSES } from '#app/models/enquiry/enquiry'
import { countEnquiries, countFolders } from '#app/models/enquiry/list.server'
import { readOverview } from '#app/models/enquiry/overview.server'
import { findBatch } from '#app/models/enquiry/undo.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { CountStrip, ExportLinks, Pager, PartialSearch } from '#app/routes/desk/list-parts'
import { LiveUpdates } from '#app/routes/desk/live-updates'
import { deskParams } from '#app/routes/desk/outcome-params'
import { assigneeOptions } from '#app/routes/desk/select'
import { BulkBar } from './bulk-bar'
import { ChangeBanner } from './change-banner'
import { EnquiryCards, NoEnquiries } from './enquiry-cards'
import { readFilter, readListPage } from './enquiry-list.server'
import { EnquiryTable } from './enquiry-table'
import { countFilters, EnquiryToolbar } from './enquiry-toolbar'
import { showEnquiries } from './enquiry-view.server'
import { ListHead } from './list-head'
import { Overview } from './overview'
import { SavedElsewhere } from './status-form'

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company } = site()
  // Read before the list: the stream then tells of everything that the list may lack.
  const newest = await newestEnquiry(db)
  const params = new URL(request.url).searchParams
  const filter = readFilter(params, admin.id)
  const { enquiries: list, ...pages } = await readListPage(filter, params)
  const isWhole = pages.previous === undefined && pages.next === undefined
  const folders = await countFolders(db)
  const [matching, overview, colleagues, batch] = await Promise.all([
    isWhole ? list.length : countEnquiries(db, filter, folders),
    readOverview(db, company.timeZone),
    listColleagues(db),
    findBatch(db, params.get('batch') ?? ''),
  ])
  const enquiries = await showEnquiries(site(), list, colleagues)
  const { byStatus: counts, spam } = folders
  const desk = { colleagues, adminId: admin.id, batch, types: [...enquiryTypes] }
  return { enquiries, matching, counts, spam, overview, filter, ...pages, desk, newest }
}

export { shouldRevalidate } from '#app/routes/desk/desk-form'
export { clientLoader } from '#app/routes/desk/live-updates'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.filter.isSpam ? 'Spam' : 'Enquiries' },
]

export default function EnquiriesPage() {
  const page = useLoaderData<typeof loader>()
  const { enquiries, matching, counts, spam, overview, filter, offset, previous, next, desk } = page
  const [params] = useSearchParams()
  const ids = enquiries.map((enquiry) => enquiry._id)
  const isLoading = useNavigation().state === 'loading'
  const search = deskParams(params)
  const to = (number: string) => `/admin${deskParams(params, { page: number })}`
  const isTable = params.get('view') === 'table'
  const shown = showCount(matching, filter.search !== undefined)
  const isEmptyDesk = counts.New + counts.Pending + counts.Closed === 0
  const isFirstUse = isEmptyDesk && !filter.isSpam
  const noun = matching === 1 ? 'enquiry' : 'enquiries'
  const showing = `Showing ${offset + 1}–${offset + enquiries.length} of ${shown} ${noun}`
  return (
    <>
      <div className="desk-head">
        <h1>{filter.isSpam ? 'Spam' : 'Enquiries'}</h1>
        {!isFirstUse && (
          <ExportLinks
            file="enquiries"
            count={shown}
            params={params}
            extra={{ with: 'source', label: 'Excel with sources' }}
          />
        )}
      </div>
      <ChangeBanner batch={desk.batch} params={params} />
      <SavedElsewhere ids={ids} params={params} />
      {!filter.isSpam && !isEmptyDesk && <Overview figures={overview} />}
      {!isFirstUse && (
        <>
          {!filter.isSpam && (
            <CountStrip
              states={STATUSES}
              counts={counts}
              current={filter.status}
              to={(status) => `/admin${deskParams(params, { status, page: '' })}`}
            />
          )}
          <EnquiryToolbar
            filter={filter}
            isTable={isTable}
            params={params}
            types={desk.types}
            colleagues={desk.colleagues}
            adminId={desk.adminId}
          />
        </>
      )}
      <ListHead
        showing={enquiries.length === 0 ? '' : showing}
        isSpam={filter.isSpam ?? false}
        spam={spam}
        isTable={isTable}
        isFiltered={filter.search !== undefined || countFilters(filter) > 0}
        params={params}
      />
      {page.isPartial && <PartialSearch noun="enquiries" />}
      <LiveUpdates newest={page.newest} />
      {enquiries.length === 0 ? (
        <NoEnquiries isFirstUse={isFirstUse} filter={filter} />
      ) : (
        <div className="listing" aria-busy={isLoading}>
          {isTable ? (
            <EnquiryTable enquiries={enquiries} search={search} />
          ) : (
            <EnquiryCards enquiries={enquiries} adminId={desk.adminId} search={search} />
          )}
          <BulkBar
            ids={ids}
            assignees={assigneeOptions(desk.colleagues, desk.adminId)}
            isSpam={filter.isSpam ?? false}
          />
          <Pager
            label="Pages of enquiries"
            previous={previous === undefined ? undefined : to(previous)}
            next={next && to(next)}
          />
        </div>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <DeskError what="The enquiries" />
}

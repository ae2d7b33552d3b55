import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { showCount } from '#app/models/count'
import { newestEnquiry } from '#app/models/enquiry/arrivals.server'
import { listColleagues } from '#app/models/enquiry/assignment.server'
import { findBatch } from '#app/models/enquiry/bulk.server'
import { readOverview } from '#app/models/enquiry/overview.server'
import { countEnquiries, countFolders, findByReference } from '#app/models/enquiry/search.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { assigneeOptions } from '#app/routes/desk/form/select'
import { BackToList, ExportLinks, ListHead, PartialSearch } from '#app/routes/desk/list/list-views'
import { Pager } from '#app/routes/desk/list/pager'
import { LiveUpdates } from '#app/routes/desk/live/live-updates'
import { deskParams } from '#app/routes/desk/outcome-params'
import { BulkBar } from './bulk-bar'
import { ChangeBanner } from './change-banner'
import { EnquiryCards, NoEnquiries } from './enquiry-cards'
import { listTypes, readFilter } from './enquiry-filter.server'
import { countQuickFilters, isCardView, readListPage } from './enquiry-list.server'
import { EnquiryRows } from './enquiry-rows'
import { countFilters, EnquiryToolbar, unfilteredList } from './enquiry-toolbar'
import { showEnquiries, showRows } from './enquiry-view.server'
import { isOverviewOpen, Overview } from './overview'
import { SavedElsewhere } from './status-form'
import { ViewLinks } from './view-links'

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company } = site()
  // Read before the list, so that the event stream reports every enquiry that the list lacks.
  const newest = await newestEnquiry(db)
  const params = new URL(request.url).searchParams
  const filter = await readFilter(params, admin.id)
  const { search } = filter
  const foundId = await findByReference(db, search, 'ENQ')
  if (foundId !== undefined) throw redirect(`/admin/enquiries/${foundId}`)
  const [page, folders, overview, colleagues, batch, quickCounts, types] = await Promise.all([
    readListPage(filter, params),
    countFolders(db),
    isOverviewOpen(params) ? readOverview(db, company.timeZone) : undefined,
    listColleagues(db),
    findBatch(db, params.get('batch') ?? ''),
    countQuickFilters(admin.id),
    listTypes(),
  ])
  const { enquiries: list, ...pages } = page
  const isWhole = pages.previous === undefined && pages.next === undefined
  const matching = isWhole ? list.length : await countEnquiries(db, filter, folders)
  const shown = isCardView(params)
    ? { isCards: true as const, enquiries: await showEnquiries(site(), list, colleagues, search) }
    : { isCards: false as const, enquiries: await showRows(site(), list, colleagues, search) }
  const { byStatus: counts, spam } = folders
  const desk = { colleagues, adminId: admin.id, batch, types }
  const figures = { matching, counts, quickCounts, spam, overview }
  return { ...shown, ...figures, filter, ...pages, desk, newest }
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'
export { clientLoader } from '#app/routes/desk/live/live-updates'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.filter.isSpam ? 'Spam' : 'Enquiries' },
]

type EnquiriesPageData = ReturnType<typeof useLoaderData<typeof loader>>

export default function EnquiriesPage() {
  const page = useLoaderData<typeof loader>()
  const { enquiries, matching, counts, filter, offset } = page
  const [params] = useSearchParams()
  const ids = enquiries.map((enquiry) => enquiry._id)
  const shown = showCount(matching, filter.search !== undefined)
  const isEmptyDesk = counts.New + counts.Pending + counts.Closed === 0
  const isSpam = filter.isSpam ?? false
  const isFirstUse = isEmptyDesk && !isSpam
  const noun = matching === 1 ? 'enquiry' : 'enquiries'
  const isEmpty = enquiries.length === 0
  const range = isEmpty ? '0 of 0' : `${offset + 1}–${offset + enquiries.length} of ${shown}`
  const isFiltered = filter.search !== undefined || countFilters(filter) > 0
  return (
    <>
      <div className="desk-head">
        <h1>{isSpam ? 'Spam' : 'Enquiries'}</h1>
        {!isFirstUse && (
          <ExportLinks
            file="enquiries"
            count={shown}
            extra={{ with: 'source', label: 'Excel with sources' }}
          />
        )}
        {!isSpam && !isEmptyDesk && <Overview figures={page.overview} />}
      </div>
      <ChangeBanner batch={page.desk.batch} />
      <SavedElsewhere ids={ids} />
      {!isFirstUse && <ListControls page={page} />}
      <ListHead
        showing={isFirstUse ? '' : `Showing ${range} ${noun}`}
        unfiltered={isFiltered && !isEmpty ? unfilteredList(params) : undefined}
        folder={!isSpam && page.spam > 0 && spamFolder(page.spam)}
      />
      {page.isPartial && <PartialSearch noun="enquiries" />}
      <LiveUpdates newest={page.newest} />
      {isEmpty ? (
        <NoEnquiries isFirstUse={isFirstUse} filter={filter} />
      ) : (
        <Listing page={page} range={range} />
      )}
    </>
  )
}

function Listing({ page, range }: { page: EnquiriesPageData; range: string }) {
  const { desk, previous, next } = page
  const [params] = useSearchParams()
  const search = deskParams(params)
  const to = (number: string) => `/admin${deskParams(params, { page: number })}`
  return (
    <div className="listing" aria-busy={useNavigation().state === 'loading'}>
      {page.isCards ? (
        <EnquiryCards enquiries={page.enquiries} search={search} />
      ) : (
        <EnquiryRows enquiries={page.enquiries} search={search} />
      )}
      <BulkBar
        ids={page.enquiries.map((enquiry) => enquiry._id)}
        assignees={assigneeOptions(desk.colleagues, desk.adminId)}
        isSpam={page.filter.isSpam ?? false}
      />
      <Pager
        label="Pages of enquiries"
        previous={previous === undefined ? undefined : to(previous)}
        next={next && to(next)}
        range={range}
      />
    </div>
  )
}

function ListControls({ page }: { page: EnquiriesPageData }) {
  const { filter, isCards, desk } = page
  return (
    <>
      {filter.isSpam ? (
        <BackToList to="/admin" label="Back to all enquiries" />
      ) : (
        <ViewLinks counts={page.counts} quickCounts={page.quickCounts} />
      )}
      <EnquiryToolbar
        filter={filter}
        isCards={isCards}
        types={desk.types}
        colleagues={desk.colleagues}
        adminId={desk.adminId}
      />
    </>
  )
}

const spamFolder = (count: number) => ({
  to: '/admin?folder=spam',
  label: `${count.toLocaleString('en-IN')} in spam`,
})

export function ErrorBoundary() {
  return <DeskError subject="The enquiries" />
}

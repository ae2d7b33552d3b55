import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Link, useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { findApplication } from '#app/models/application/list.server'
import { rankApplications } from '#app/models/application/repeat.server'
import { countApplications, countFolders } from '#app/models/application/search.server'
import { dayIn, momentIn } from '#app/models/company/calendar'
import { readPhone, showTypedPhone } from '#app/models/company/phone.server'
import { site } from '#app/models/company/site.server'
import { listRoleNames } from '#app/models/content/published.server'
import { showCount } from '#app/models/count'
import { newestEnquiry } from '#app/models/enquiry/arrivals.server'
import { findByReference } from '#app/models/enquiry/search.server'
import { BackToList, ExportLinks, ListHead, PartialSearch } from '#app/routes/desk/list/list-views'
import { LiveUpdates } from '#app/routes/desk/live/live-updates'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useHydrated } from '#app/ui/use-hydrated'
import { cardId } from './application-card'
import { readApplicationFilter, readApplicationWindow } from './application-list.server'
import { ApplicationNotices, BIN_PATH, NoApplications } from './application-notices'
import { ApplicationItems } from './application-rows'
import { ApplicationToolbar, isFiltered, StageLinks } from './application-toolbar'
import { useLoadMore } from './use-load-more'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const opened = site()
  const { db, company } = opened
  const newest = await newestEnquiry(db)
  const params = new URL(request.url).searchParams
  const filter = readApplicationFilter(params, company.timeZone)
  const foundId = await findByReference(db, filter.search, 'JOB')
  if (foundId) throw redirect(`/admin/jobs/${foundId}`)
  const [page, folders, roles, deleted] = await Promise.all([
    readApplicationWindow(filter, params),
    countFolders(db),
    listRoleNames(opened),
    findDeleted(params.get('deleted')),
  ])
  const { applications: list, ...window } = page
  const isWhole = window.above === 0 && window.next === undefined
  const ids = list.map(({ _id }) => _id)
  const [matching, ranks] = await Promise.all([
    isWhole ? list.length : countApplications(db, filter, folders),
    rankApplications(db, ids),
  ])
  const applications = list.map((application) => ({
    ...application,
    phone: readPhone(application.phone, '').phone,
    phoneShown: showTypedPhone(application.phone),
    receivedOn: dayIn(company.timeZone, application.createdAt),
    received: momentIn(company.timeZone, Date.parse(application.createdAt)),
    rank: ranks[application._id]?.rank ?? 1,
    earlierEmail: ranks[application._id]?.earlierEmail ?? '',
  }))
  const isBin = filter.isBinned ?? false
  const { byStage: stages, binned } = folders
  return { applications, matching, stages, binned, isBin, roles, deleted, ...window, newest }
}

async function findDeleted(id: string | null): Promise<string | undefined> {
  return id && (await findApplication(site().db, id))?.isBinned ? id : undefined
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'
export { clientLoader } from '#app/routes/desk/live/live-updates'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.isBin ? 'Job Applications: the bin' : 'Job Applications' },
]

export default function ApplicationsPage() {
  const { newest, isPartial, ...page } = useLoaderData<typeof loader>()
  const { applications, matching, stages, binned, isBin, roles, above, next } = page
  const [params] = useSearchParams()
  const last = applications.at(-1)
  const more = next && deskParams(params, next)
  const { state, location: nextLocation } = useNavigation()
  const isLoadingMore = more !== undefined && nextLocation?.search === more
  const isCards = params.get('view') === 'cards'
  const isBusy = state === 'loading' && !isLoadingMore
  const shown = showCount(matching, params.get('q') !== null)
  const isEmpty = applications.length === 0
  const list = isBin ? BIN_PATH : '/admin/jobs'
  return (
    <>
      <div className="desk-head">
        <h1>{isBin ? 'Job Applications: the bin' : 'Job Applications'}</h1>
        {!isBin && matching > 0 && <ExportLinks file="applications" count={shown} />}
      </div>
      <ApplicationNotices deleted={page.deleted} />
      {isBin ? (
        <BackToList to="/admin/jobs" label="Back to all applications" />
      ) : (
        <StageLinks counts={stages} matching={matching} />
      )}
      <ApplicationToolbar isBin={isBin} roles={roles} />
      <ListHead
        showing={`Showing ${showCount(above + applications.length)} of ${shown} applications`}
        unfiltered={isFiltered(params) && !isEmpty ? list : undefined}
        folder={!isBin && binned > 0 && { to: BIN_PATH, label: `${binned} in the bin` }}
      />
      {isPartial && <PartialSearch noun="applications" />}
      <LiveUpdates newest={newest} />
      {above > 0 && <NewerLink count={above} />}
      {isEmpty ? (
        <NoApplications
          isFirstUse={!isFiltered(params)}
          isBin={isBin}
          isBinEmpty={isBin && binned === 0}
          searched={params.get('q')?.trim()}
        />
      ) : (
        <ApplicationItems {...{ isCards, applications, isBin, isBusy }} />
      )}
      <LoadMore to={more} isLoading={isLoadingMore} lastId={last && cardId(last)} />
    </>
  )
}

interface LoadMoreProps {
  to: string | undefined
  isLoading: boolean
  lastId: string | undefined
}

function LoadMore({ to, isLoading, lastId }: LoadMoreProps) {
  const link = useLoadMore(to, lastId)
  // Without scripts the longer list is a new page, which the anchor scrolls to the last application shown before.
  const anchor = useHydrated() ? '' : `#${lastId}`
  if (!to) return null
  return (
    <div className="pager mt-6 flex justify-center gap-3">
      <Link {...link} className="btn btn-secondary" to={to + anchor} preventScrollReset replace>
        {isLoading ? 'Loading…' : 'Load more'}
      </Link>
    </div>
  )
}

function NewerLink({ count }: { count: number }) {
  const [params] = useSearchParams()
  return (
    <p className="hint mt-4">
      <Link className="text-link" to={deskParams(params, { shown: '', start: '' }) || '.'}>
        {`${showCount(count)} newer above: back to the first ten`}
      </Link>
    </p>
  )
}

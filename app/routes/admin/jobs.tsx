import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { requireAdmin } from '#app/http/session.server'
import { countApplications, listApplications } from '#app/models/application-list.server'
import { rankApplications } from '#app/models/application-repeat.server'
import { dayIn } from '#app/models/calendar'
import { site } from '#app/models/site.server'
import { SceneArt } from '#app/ui/scene-art'
import { JobCard } from './job-card'
import { readJobFilter } from './job-filter.server'
import { BinLine, FORGET, JobNotices } from './job-notices'
import { JobToolbar } from './job-toolbar'
import { useLoadMore } from './use-load-more'

const PAGE_SIZE = 10
const MOST_SHOWN = 500

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, company } = site()
  const params = new URL(request.url).searchParams
  const filter = readJobFilter(params, company.timeZone)
  const asked = Number.parseInt(params.get('shown') ?? '', 10) || PAGE_SIZE
  const limit = Math.max(PAGE_SIZE, Math.min(asked, MOST_SHOWN))
  const [list, matching, all, binned] = await Promise.all([
    listApplications(db, filter, limit),
    countApplications(db, filter),
    countApplications(db, {}),
    countApplications(db, { isBinned: true }),
  ])
  const ids = list.map(({ _id }) => _id)
  const ranks = await rankApplications(db, ids)
  const applications = list.map((application) => ({
    ...application,
    receivedOn: dayIn(company.timeZone, application.createdAt),
    rank: ranks[application._id] ?? 1,
  }))
  const isBin = filter.isBinned ?? false
  return { applications, matching, all, binned, isBin, nextShown: limit + PAGE_SIZE }
}

export const meta: MetaFunction = () => [{ title: 'Job Applications' }]

export type ShownApplication = Awaited<ReturnType<typeof loader>>['applications'][number]

export default function JobsPage() {
  const { applications, matching, all, binned, isBin, nextShown } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const hasMore = applications.length < matching
  const moreLink = useLoadMore(hasMore)
  return (
    <>
      <h1>{isBin ? 'Job Applications: the bin' : 'Job Applications'}</h1>
      <JobToolbar params={params} />
      <JobNotices params={params} />
      <BinLine isBin={isBin} count={binned} />
      <p className="hint num mb-3" role="status">
        Showing {applications.length} of {matching} applications
      </p>
      {applications.length === 0 ? (
        <NoApplications isFirstUse={all === 0 && params.size === 0} isBin={isBin} />
      ) : (
        <ul className="enquiries">
          {applications.map((application) => (
            <JobCard
              key={application._id}
              application={application}
              isBin={isBin}
              params={params}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="pager">
          <Link
            ref={moreLink}
            className="btn btn-secondary"
            to={withParams(params, { shown: nextShown, ...FORGET })}
            preventScrollReset
            replace
          >
            Load more
          </Link>
        </div>
      )}
    </>
  )
}

function NoApplications({ isFirstUse, isBin }: { isFirstUse: boolean; isBin: boolean }) {
  if (isBin) return <p className="empty plain">The bin is empty.</p>
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>
        {isFirstUse ? 'No applications yet' : 'No applications found matching your criteria.'}
      </h2>
      {isFirstUse ? (
        <p>They appear here as soon as somebody applies on the careers page.</p>
      ) : (
        <Link className="btn btn-secondary btn-small" to="/admin/jobs">
          Clear filters
        </Link>
      )}
    </div>
  )
}

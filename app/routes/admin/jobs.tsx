import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { requireAdmin } from '#app/http/session.server'
import { countApplications, listApplications } from '#app/models/application-list.server'
import { dayIn } from '#app/models/calendar'
import { site } from '#app/models/site.server'
import { Banner } from '#app/ui/form-messages'
import { SceneArt } from '#app/ui/scene-art'
import { JobCard } from './job-card'
import { readJobFilter } from './job-filter.server'
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
  const [list, matching, all] = await Promise.all([
    listApplications(db, filter, limit),
    countApplications(db, filter),
    countApplications(db, {}),
  ])
  const applications = list.map((application) => ({
    ...application,
    receivedOn: dayIn(company.timeZone, application.createdAt),
  }))
  return { applications, matching, all, nextShown: limit + PAGE_SIZE }
}

export const meta: MetaFunction = () => [{ title: 'Job Applications' }]

export type ShownApplication = Awaited<ReturnType<typeof loader>>['applications'][number]

export default function JobsPage() {
  const { applications, matching, all, nextShown } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const hasMore = applications.length < matching
  const moreLink = useLoadMore(hasMore)
  return (
    <>
      <h1>Job Applications</h1>
      <JobToolbar params={params} />
      {params.has('deleted') && (
        <Banner tone="ok">The application and its resume are deleted.</Banner>
      )}
      <p className="hint num mb-3" role="status">
        Showing {applications.length} of {matching} applications
      </p>
      {applications.length === 0 ? (
        <NoApplications isFirstUse={all === 0 && params.size === 0} />
      ) : (
        <ul className="enquiries">
          {applications.map((application) => (
            <JobCard key={application._id} application={application} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="pager">
          <Link
            ref={moreLink}
            className="btn btn-secondary"
            to={withParams(params, { shown: nextShown, deleted: '' })}
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

function NoApplications({ isFirstUse }: { isFirstUse: boolean }) {
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

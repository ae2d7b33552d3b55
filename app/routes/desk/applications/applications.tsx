import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { requireAdmin } from '#app/http/session.server'
import { countApplications } from '#app/models/application/list.server'
import { rankApplications } from '#app/models/application/repeat.server'
import { dayIn } from '#app/models/company/calendar'
import { showTypedPhone } from '#app/models/company/phone.server'
import { site } from '#app/models/company/site.server'
import { showCount } from '#app/models/count'
import { ExportLinks } from '#app/routes/desk/export-links'
import { readOrKeep } from '#app/routes/desk/kept-list'
import { OldNotice } from '#app/routes/desk/old-notice'
import { PartialSearch } from '#app/routes/desk/partial-search'
import { SceneArt } from '#app/ui/scene-art'
import { useHydrated } from '#app/ui/use-hydrated'
import { cardId, JobCard } from './application-card'
import { readJobFilter } from './application-filter.server'
import { BIN, BinLine, FORGET, JobNotices } from './application-notices'
import { isFiltered, JobToolbar } from './application-toolbar'
import { readJobWindow } from './application-window.server'
import { useLoadMore } from './use-load-more'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, company } = site()
  const params = new URL(request.url).searchParams
  const filter = readJobFilter(params, company.timeZone)
  const { applications: list, ...window } = await readJobWindow(filter, params)
  const isWhole = window.above === 0 && window.next === undefined
  const [matching, all, binned] = await Promise.all([
    isWhole ? list.length : countApplications(db, filter),
    countApplications(db, {}),
    countApplications(db, { isBinned: true }),
  ])
  const ids = list.map(({ _id }) => _id)
  const ranks = await rankApplications(db, ids)
  const applications = list.map((application) => ({
    ...application,
    phoneShown: showTypedPhone(application.phone),
    receivedOn: dayIn(company.timeZone, application.createdAt),
    rank: ranks[application._id]?.rank ?? 1,
    earlierEmail: ranks[application._id]?.earlierEmail ?? '',
  }))
  const isBin = filter.isBinned ?? false
  return { applications, matching, all, binned, isBin, ...window }
}

export const clientLoader = readOrKeep

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.isBin ? 'Job Applications: the bin' : 'Job Applications' },
]

export type ShownApplication = Awaited<ReturnType<typeof loader>>['applications'][number]

export default function JobsPage() {
  const { applications, matching, all, binned, isBin, above, next, isPartial } =
    useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const last = applications.at(-1)
  const lastId = last && cardId(last)
  const more = withParams(params, { ...next, ...FORGET })
  const moreLink = useLoadMore(next && more, lastId)
  const { state, location: coming } = useNavigation()
  const isMoreComing = next !== undefined && coming?.search === more
  // Without scripts the longer page is a new one, and begins where the list went on.
  const place = useHydrated() ? '' : `#${lastId}`
  const shown = showCount(matching, params.get('q') !== null)
  return (
    <>
      <div className="desk-head">
        <h1>{isBin ? 'Job Applications: the bin' : 'Job Applications'}</h1>
        {!isBin && <ExportLinks file="applications.csv" count={shown} params={params} />}
      </div>
      <JobToolbar isBin={isBin} params={params} />
      <JobNotices params={params} />
      <div className="list-head">
        <p className="hint num" role="status">
          Showing {showCount(above + applications.length)} of {shown} applications
        </p>
        {isFiltered(params) && applications.length > 0 && (
          <Link className="text-link" to={isBin ? BIN : '/admin/jobs'}>
            Clear filters
          </Link>
        )}
        <BinLine isBin={isBin} count={binned} />
      </div>
      {isPartial && <PartialSearch noun="applications" />}
      <OldNotice />
      {applications.length === 0 ? (
        <NoApplications
          isFirstUse={all === 0 && params.size === 0}
          isBin={isBin}
          isBinEmpty={isBin && binned === 0}
          searched={params.get('q')?.trim()}
        />
      ) : (
        <ul className="enquiries" aria-busy={state === 'loading' && !isMoreComing}>
          {above > 0 && <AboveLine count={above} params={params} />}
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
      {next && (
        <div className="pager">
          <Link
            {...moreLink}
            className="btn btn-secondary"
            to={more + place}
            preventScrollReset
            replace
          >
            {isMoreComing ? 'Loading…' : 'Load more'}
          </Link>
        </div>
      )}
    </>
  )
}

/** What stands above the page is one step away. */
function AboveLine({ count, params }: { count: number; params: URLSearchParams }) {
  return (
    <li className="hint">
      <Link
        className="text-link"
        to={withParams(params, { shown: '', start: '', ...FORGET }) || '.'}
      >
        {showCount(count)} newer above: back to the first ten
      </Link>
    </li>
  )
}

interface NoApplicationsProps {
  isFirstUse: boolean
  isBin: boolean
  isBinEmpty: boolean
  searched: string | undefined
}

function NoApplications({ isFirstUse, isBin, isBinEmpty, searched }: NoApplicationsProps) {
  if (isBinEmpty) {
    return (
      <div className="empty plain">
        <SceneArt name="empty-tray" />
        <h2>The bin is empty.</h2>
        <p>A deleted application waits here for a day, in case somebody wants it back.</p>
        <Link className="btn btn-secondary btn-small" to="/admin/jobs">
          Back to all applications
        </Link>
      </div>
    )
  }
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>
        {isFirstUse ? 'No applications yet' : 'No applications found matching your criteria.'}
      </h2>
      {isFirstUse ? (
        <>
          <p>They appear here as soon as somebody applies on the careers page.</p>
          <a className="btn btn-secondary btn-small" href="/careers">
            See the careers page
          </a>
        </>
      ) : (
        <>
          <p>
            {searched
              ? `None has “${searched}” in its name, email, role, gender, phone or experience.`
              : 'Other filters may show more.'}
          </p>
          <Link className="btn btn-secondary btn-small" to={isBin ? BIN : '/admin/jobs'}>
            Clear filters
          </Link>
        </>
      )}
    </div>
  )
}

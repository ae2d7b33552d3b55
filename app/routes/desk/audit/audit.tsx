import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { requireAdmin } from '#app/http/session.server'
import { minuteIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { listAuditActors, listAuditActs, listAuditEntries } from '#app/models/privacy/audit.server'
import { SceneArt } from '#app/ui/scene-art'
import { AuditTable } from './audit-table'
import { AuditToolbar } from './audit-toolbar'
import { actInWords, shortId } from './audit-words'

const PAGE_SIZE = 50
/** In the URL: the site and strangers. */
const NOBODY = 'none'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, company } = site()
  const params = new URL(request.url).searchParams
  const by = params.get('by') || undefined
  const act = params.get('act') || undefined
  const page = Math.max(1, Math.min(Number.parseInt(params.get('page') ?? '', 10) || 1, 100_000))
  const filter = { adminId: by === NOBODY ? '' : by, act }
  const [entries, actors, acts] = await Promise.all([
    // One more than is shown tells whether there is a next page.
    listAuditEntries(db, filter, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE }),
    listAuditActors(db),
    listAuditActs(db),
  ])
  return {
    entries: entries.slice(0, PAGE_SIZE).map((entry) => ({
      id: entry.id,
      at: minuteIn(company.timeZone, entry.createdAt),
      who: entry.adminName,
      what: actInWords(entry.act),
      act: entry.act,
      subjectId: entry.subjectId,
      detail: entry.detail,
    })),
    hasMore: entries.length > PAGE_SIZE,
    page,
    by: by ?? '',
    act: act ?? '',
    actors: [...tellApart(actors), { id: NOBODY, name: 'The site and strangers' }],
    acts: acts.map((name) => ({ name, words: actInWords(name) })),
  }
}

type Actor = Awaited<ReturnType<typeof listAuditActors>>[number]

/** Adds the e-mail address to a name that several accounts share. */
function tellApart(actors: Actor[]): { id: string; name: string }[] {
  const timesOf = Map.groupBy(actors, ({ name }) => name)
  return actors.map(({ id, name, email }) => {
    if (timesOf.get(name)?.length === 1) return { id, name }
    return { id, name: `${name}, ${email ?? `removed (${shortId(id)})`}` }
  })
}

export const meta: MetaFunction = () => [{ title: 'Log' }]

export default function AuditPage() {
  const { entries, hasMore, page, by, act, actors, acts } = useLoaderData<typeof loader>()
  const filter = { by, act }
  return (
    <>
      <h1>Log</h1>
      <p className="hint mt-2">
        Every act of staff, newest first, without anything about visitors.
      </p>
      <AuditToolbar by={by} act={act} actors={actors} acts={acts} />
      {entries.length === 0 ? <NoEntries /> : <AuditTable entries={entries} />}
      <nav className="pager" aria-label="Pages of the log">
        {page > 1 && (
          <Link className="btn btn-secondary" to={withParams('', { ...filter, page: page - 1 })}>
            Newer
          </Link>
        )}
        {hasMore && (
          <Link className="btn btn-secondary" to={withParams('', { ...filter, page: page + 1 })}>
            Older
          </Link>
        )}
      </nav>
    </>
  )
}

function NoEntries() {
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>Nothing stands here</h2>
      <p>Nobody did this, or it is longer ago than the log is kept.</p>
      <Link className="btn btn-secondary" to="/admin/audit">
        Show the whole log
      </Link>
    </div>
  )
}

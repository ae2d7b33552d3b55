import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { listDocuments } from '#app/models/content/catalogue.server'
import {
  listAuditActions,
  listAuditActors,
  listAuditEntries,
} from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import { titled } from '#app/routes/desk/desk-head'
import { EmptyList } from '#app/routes/desk/list/list-parts'
import { NumberedPager } from '#app/routes/desk/list/pager'
import { AuditTable, AuditToolbar, actionLabel, shortId } from './audit-table'

const PAGE_SIZE = 50
const NO_ACCOUNT = 'none'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { db, company } = site()
  const params = new URL(request.url).searchParams
  const by = params.get('by') || undefined
  const action = params.get('act') || undefined
  const page = Math.max(1, Math.min(Number.parseInt(params.get('page') ?? '', 10) || 1, 100_000))
  const filter = { adminId: by === NO_ACCOUNT ? '' : by, action }
  const [entries, actors, actions] = await Promise.all([
    // One more than shown, to know whether there is a next page.
    listAuditEntries(db, filter, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE }),
    listAuditActors(db),
    listAuditActions(db),
  ])
  const names = await documentNames(entries)
  return {
    entries: entries.slice(0, PAGE_SIZE).map((entry) => ({
      id: entry.id,
      ...momentIn(company.timeZone, entry.createdAt),
      who: entry.adminName,
      what: actionLabel(entry.action),
      action: entry.action,
      subjectId: isOwnAccount(entry.action) ? '' : entry.subjectId,
      name: names.get(entry.subjectId),
      detail: entry.detail.replace(/, key \w+, signature \S+$/, ''),
    })),
    hasMore: entries.length > PAGE_SIZE,
    page,
    actors: [...actorOptions(actors), { value: NO_ACCOUNT, label: 'The site and visitors' }],
    actions: actions.map((value) => ({ value, label: actionLabel(value) })),
  }
}

type Entry = Awaited<ReturnType<typeof listAuditEntries>>[number]

async function documentNames(entries: Entry[]): Promise<Map<string, string>> {
  if (!entries.some(({ action }) => action.startsWith('content.'))) return new Map()
  return new Map((await listDocuments(site())).map(({ id, title }) => [id, title]))
}

/** Actions on the own account, which the column Who names already. */
const isOwnAccount = (action: string) =>
  /^(log|account\.(signup|password|second|recovery))/.test(action)

type Actor = Awaited<ReturnType<typeof listAuditActors>>[number]

function actorOptions(actors: Actor[]) {
  return actors.map(({ id: value, name, email }) => {
    if (!actors.some((other) => other.id !== value && other.name === name))
      return { value, label: name }
    return { value, label: `${name}, ${email ?? `removed (${shortId(value)})`}` }
  })
}

export const meta = titled('Log')

export default function AuditPage() {
  const { entries, hasMore, page, actors, actions } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Log</h1>
      <p className="hint mt-2">Everything staff did, newest first. It contains no visitor data.</p>
      <AuditToolbar actors={actors} actions={actions} />
      <p className="sr-only" role="status">
        {`${countOf(entries.length, 'entry', 'entries')} on this page`}
      </p>
      {entries.length === 0 ? (
        <EmptyList
          title="Nothing here"
          text="Nobody did this, or it is older than the log."
          link={{ to: '/admin/audit', label: 'Show the whole log' }}
        />
      ) : (
        <AuditTable entries={entries} />
      )}
      <NumberedPager
        label="Pages of the log"
        page={page}
        hasMore={hasMore}
        labels={['Newer', 'Older']}
      />
    </>
  )
}

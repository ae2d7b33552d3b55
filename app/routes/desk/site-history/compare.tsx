import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { momentWithin } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { compareDocuments } from '#app/models/content/compare.server'
import { currentDocument } from '#app/models/content/draft.server'
import { valueOfVersion } from '#app/models/content/history.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { Changes } from './changes'
import { openHistory, openVersion, showVersion, versionBefore } from './history.server'

type Opened = Awaited<ReturnType<typeof openHistory>>

interface Side {
  name: string
  value: unknown
  version?: string
  when?: string
}

/** `to` and `from` are version ids, `draft` or `shown`; `from` is the version before `to` by default. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  const opened = await openHistory(site(), params['*'])
  const query = new URL(request.url).searchParams
  const to = query.get('to') ?? 'shown'
  const from = query.get('from')
  const after = await sideOf(opened, to)
  const before = from === null ? await sideBefore(opened, to) : await sideOf(opened, from)
  const changes = compareDocuments(opened.shape, before.value, after.value)
  return {
    id: opened.id,
    title: opened.title,
    before: before.name,
    after: after.name,
    changes,
    restorable: restorableOf(opened, from === null ? [after, before] : [before, after]),
  }
}

function restorableOf({ newest }: Opened, sides: Side[]) {
  const side = sides.find(({ version }) => version && version !== newest?.id)
  return side && { version: side.version, when: side.when }
}

async function sideOf({ id, draft }: Opened, side: string): Promise<Side> {
  if (side === 'shown') return { name: 'Shown now', value: currentDocument(site(), id) }
  if (side === 'draft') return { name: 'Draft', value: draft?.value ?? currentDocument(site(), id) }
  const version = await openVersion(site(), id, side)
  return { ...nameOf(version), value: valueOfVersion(id, version), version: version.id }
}

async function sideBefore(opened: Opened, to: string): Promise<Side> {
  if (to === 'draft' || to === 'shown') return sideOf(opened, 'shown')
  const { id } = opened
  const before = await versionBefore(site(), await openVersion(site(), id, to))
  const named = before ? nameOf(before) : { name: 'Original text' }
  return { ...named, value: valueOfVersion(id, before), version: before?.id }
}

function nameOf(version: Parameters<typeof showVersion>[1]) {
  const { by, isShipped } = showVersion(site(), version)
  const { when } = momentWithin(site().company.timeZone, version.createdAt)
  return { name: isShipped ? `Original text, ${when}` : `${when}, ${by}`, when }
}

export const meta = titled('Compare versions')

export default function SiteComparePage() {
  const { id, title, before, after, changes, restorable } = useLoaderData<typeof loader>()
  return (
    <>
      <BackLink to={`/admin/site/history/${id}`}>History</BackLink>
      <h1 className="mb-4 wrap-anywhere">{`What changed: ${title}`}</h1>
      {restorable && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            className="btn btn-secondary btn-small"
            to={`/admin/site/restore/${id}?version=${restorable.version}`}
          >
            {`Restore the version of ${restorable.when}`}
          </Link>
        </p>
      )}
      {changes.length === 0 ? (
        <p className="empty">The two say the same.</p>
      ) : (
        <Changes before={before} after={after} changes={changes} />
      )}
    </>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { site } from '#app/models/company/site.server'
import { editUrl } from '#app/models/content/edit-url'
import { listVersions, VERSIONS_PER_PAGE } from '#app/models/content/history.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { EmptyList } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { When } from '#app/routes/desk/when'
import { openHistory, type ShownVersion, showVersions, versionBefore } from './history.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  const { id, shape, title, draft, newest, isRemoved } = await openHistory(site(), params['*'])
  const before = new URL(request.url).searchParams.get('before') ?? ''
  const versions = await listVersions(site().db, id, before)
  const last = versions.at(-1)
  const first = last && (await versionBefore(site(), last))
  return {
    id,
    title,
    isRemoved,
    hasDraft: draft !== undefined,
    newest: newest?.id,
    versions: showVersions(site(), { id, shape }, versions, first),
    older: versions.length === VERSIONS_PER_PAGE ? versions.at(-1)?.id : undefined,
  }
}

export const meta = titled('History of a page')

export default function SiteHistoryPage() {
  const page = useLoaderData<typeof loader>()
  const { id, title, isRemoved, hasDraft, newest, versions, older } = page
  return (
    <>
      <BackLink to={isRemoved ? '/admin/site' : editUrl(id)}>{isRemoved ? 'Site' : title}</BackLink>
      <h1 className="mb-2">{isRemoved ? `History: ${title}` : 'History'}</h1>
      <p className="hint mb-5 max-w-xl">
        Every published version, the newest first. Restore puts an old one into the draft; visitors
        see it when you publish.
      </p>
      {hasDraft && (
        <p className="mb-5">
          <Link className="btn btn-secondary btn-small" to={`/admin/site/compare/${id}?to=draft`}>
            Compare the draft
          </Link>
        </p>
      )}
      {versions.length === 0 ? (
        <EmptyList
          title="Nothing was published yet"
          text="Visitors see the original text, which came with the program. Each version that you publish is kept here."
          link={{ to: editUrl(id), label: 'Edit this page' }}
        />
      ) : (
        <ul className="table-box divide-y divide-line px-5">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              document={id}
              version={version}
              isShown={version.id === newest}
            />
          ))}
        </ul>
      )}
      {older && (
        <p className="mt-5">
          <Link className="btn btn-secondary btn-small" to={`?before=${older}`}>
            Older versions
          </Link>
        </p>
      )}
    </>
  )
}

interface VersionRowProps {
  document: string
  version: ShownVersion
  isShown: boolean
}

function VersionRow({ document, version, isShown }: VersionRowProps) {
  const { id, by, isShipped, isRemoval, changed } = version
  const original = isRemoval ? 'Removed from the site' : 'Back to the original text'
  const about = <span className="sr-only">{` version of ${version.at}`}</span>
  return (
    <li className="grid items-center gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <When {...version} />
            <span>{` by ${by}`}</span>
          </span>
          {isShown && !isRemoval && <span className="badge badge-sent">Shown now</span>}
        </p>
        <p className="hint wrap-anywhere">{isShipped ? original : changed || 'Nothing changed'}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm [&>a]:inline-block [&>a]:py-0.5">
        <Link className="text-link" to={`/admin/site/compare/${document}?to=${id}`}>
          What changed{about}
        </Link>
        {!isShown && (
          <Link className="text-link" to={`/admin/site/compare/${document}?from=${id}&to=shown`}>
            Compare with now{about}
          </Link>
        )}
        {!isShown && (
          <Link className="text-link" to={`/admin/site/restore/${document}?version=${id}`}>
            Restore{about}
          </Link>
        )}
      </p>
    </li>
  )
}

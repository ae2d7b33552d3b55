import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '#app/http/body.server'
import { site } from '#app/models/company/site.server'
import { BackLink } from '#app/routes/desk/back-link'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import { handleEdit } from './edit-action.server'
import { EditForm } from './edit-form'
import { showDocument } from './edit-page.server'
import type { EditPage } from './edit-parts'
import { pageOf, ViewLink } from './view-link'

export const handle: RouteHandle = { isLongForm: true }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireEditor(request)
  return showDocument(site(), id, params['*'], new URL(request.url).searchParams)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return handleEdit(request, await requireEditor(request), params['*'])
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `Edit: ${page.title}` : 'No such page' },
]

export default function SiteEditPage() {
  const page = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <>
      <EditHead page={page} />
      <div className="grid items-start gap-8 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="min-w-0">
          <EditForm page={page} refusal={result} />
        </div>
        <EditPreview key={`${page.id} ${page.base}`} {...page} />
      </div>
    </>
  )
}

const LINK = 'text-link inline-block py-0.5'

function EditHead({ page }: { page: EditPage }) {
  const { id, title, isNew } = page
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <header className="desk-head gap-x-2! gap-y-1!">
        <h1 className="wrap-anywhere">{title}</h1>
        <nav className="flex flex-wrap gap-x-2 gap-y-1 text-sm sm:gap-x-4" aria-label="This page">
          {!isNew && <ViewLink page={page} className={LINK} />}
          <ViewLink page={page} className={LINK} isPreview />
          {id === 'prices' && (
            <Link className={LINK} to="/admin/site/prices">
              Upload a price list
            </Link>
          )}
          <Link className={LINK} to={`/admin/site/history/${id}`}>
            History
          </Link>
          {page.draft && (
            <Link className={LINK} to={`/admin/site/discard/${id}`}>
              Discard draft
            </Link>
          )}
          {page.published && !isNew && (
            <Link className={LINK} to={`/admin/site/reset/${id}`}>
              {page.isShipped ? 'Back to the original text' : 'Remove this page'}
            </Link>
          )}
        </nav>
      </header>
      <p className="hint mb-2">
        <State page={page} />
      </p>
      {page.isDraftOlder && page.published && (
        <p className="banner banner-plain" role="status">
          <Icon name="info" />
          <span>
            <span>{`${page.published.by} published another text after this draft was saved.`}</span>{' '}
            If you publish the draft, it replaces that text.{' '}
            <Link className="text-link" to={`/admin/site/compare/${id}?to=draft`}>
              Compare the draft
            </Link>
          </span>
        </p>
      )}
    </>
  )
}

function State({ page: { draft, published, path } }: { page: EditPage }) {
  const change = draft || published
  const action = draft ? 'Draft by' : 'Published by'
  return (
    <>
      {path && path !== '/' && <span className="mr-3 wrap-anywhere">{path}</span>}
      <span>{change ? `${action} ${change.by}, ` : 'Original text'}</span>
      {change && <When {...change} />}
    </>
  )
}

/** The saved draft at the width of a phone, without scripts and forms. A new element for each draft adds no history entry. */
function EditPreview(page: EditPage) {
  return (
    <aside className="sticky top-4 max-[75rem]:hidden" aria-label="Preview">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <b>Preview</b>
        <span className="hint">the saved draft, on a phone</span>
      </p>
      <iframe
        src={`${pageOf(page)}?preview=frame`}
        className="h-[calc(100dvh-6rem)] max-h-[844px] w-full rounded-(--r-lg) border border-(--line-strong) bg-(--paper)"
        title="Preview of the saved draft"
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </aside>
  )
}

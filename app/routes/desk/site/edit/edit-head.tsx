import { Link } from '@remix-run/react'
import { When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import type { EditPage } from './edit-parts'

export function EditHead({ page }: { page: EditPage }) {
  const { id, title, path, isNew } = page
  return (
    <>
      <Link className="link mb-2" to="/admin/site">
        <Icon name="arrow-left" size={18} /> Site
      </Link>
      <header className="desk-head mb-2">
        <h1 className="wrap-anywhere">{title}</h1>
      </header>
      <p className="hint mb-4">
        <State page={page} />
      </p>
      <nav className="mb-5 flex flex-wrap gap-x-5 gap-y-1" aria-label="This page">
        {!isNew && (
          <a
            className="text-link inline-block py-0.5"
            href={path ?? '/'}
            target="_blank"
            rel="noopener"
          >
            {path ? 'View page' : 'View the site'}
          </a>
        )}
        <a
          className="text-link inline-block py-0.5"
          href={`${path ?? '/'}?preview`}
          target="_blank"
          rel="noopener"
        >
          Preview the saved draft
        </a>
        {id === 'prices' && (
          <Link className="text-link inline-block py-0.5" to="/admin/site/prices">
            Upload a price list
          </Link>
        )}
        <Link className="text-link inline-block py-0.5" to={`/admin/site/history/${id}`}>
          History
        </Link>
        {page.draft && (
          <Link className="text-link inline-block py-0.5" to={`/admin/site/discard/${id}`}>
            Discard draft
          </Link>
        )}
        {page.published && !isNew && (
          <Link className="text-link inline-block py-0.5" to={`/admin/site/reset/${id}`}>
            {page.isShipped ? 'Back to the shipped text' : 'Remove this page'}
          </Link>
        )}
      </nav>
    </>
  )
}

function State({ page: { draft, published, path } }: { page: EditPage }) {
  const who = draft || published
  const what = draft ? 'Draft by' : 'Published by'
  return (
    <>
      {path && <code className="mr-3">{path}</code>}
      <span>{who ? `${what} ${who.by}, ` : 'Shipped text'}</span>
      {who && <When {...who} />}
    </>
  )
}

import { Link } from '@remix-run/react'
import { BackLink } from '#app/routes/desk/back-link'
import { When } from '#app/routes/desk/when'
import type { EditPage } from './edit-parts'
import { ViewLink } from './view-link'

const LINK = 'text-link inline-block py-0.5'

export function EditHead({ page }: { page: EditPage }) {
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

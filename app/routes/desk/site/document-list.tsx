import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SUMMARY } from '#app/routes/desk/site/edit/edit-parts'
import { NewTab } from '#app/routes/desk/site/edit/view-link'
import { type Moment, When } from '#app/routes/desk/when'

type Change = Moment & { by: string }

interface ShownDocument {
  id: string
  title: string
  path?: string
  draft?: Change
  published?: Change
  isRemoved: boolean
}

interface DocumentListProps {
  documents: readonly ShownDocument[]
  noun: string
  isOpen: boolean
  children?: ReactNode
}

/** Up to this number, documents with the original text are not collapsed. */
const MAX_UNFOLDED = 3

export function DocumentList({ documents, noun, isOpen, children }: DocumentListProps) {
  const rest = documents.filter(
    ({ draft, published, isRemoved }) => !(draft || published || isRemoved),
  )
  const isFolded = rest.length > MAX_UNFOLDED
  const shown = isFolded ? documents.filter((document) => !rest.includes(document)) : documents
  return (
    <div className="table-box divide-y divide-line px-5">
      {shown.length > 0 && <Rows documents={shown} />}
      {isFolded && (
        <details open={isOpen}>
          <summary className={`${SUMMARY} py-3.5 font-semibold`}>
            {`${rest.length} ${noun.toLowerCase()} with the original text`}
          </summary>
          <div className="border-t border-line">
            <Rows documents={rest} />
          </div>
        </details>
      )}
      {children}
    </div>
  )
}

function Rows({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <ul className="divide-y divide-line">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

const ROW =
  'grid items-center gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto] min-[75rem]:grid-cols-[minmax(0,1fr)_18rem_18.5rem]'

function DocumentRow({
  document: { id, title, path, draft, published, isRemoved },
}: {
  document: ShownDocument
}) {
  const about = <span className="sr-only">{` ${title}`}</span>
  const hasState = draft !== undefined || published !== undefined || isRemoved
  const to = `/admin/site/${isRemoved ? 'history' : 'edit'}/${id}`
  return (
    <li className={ROW}>
      <div>
        <Link className="inline-block py-0.5 font-semibold" to={to} data-row>
          {title}
        </Link>
        {path && path !== '/' && <p className="hint wrap-anywhere">{path}</p>}
        {id === 'company' && <p className="hint">Name, addresses, opening hours and more</p>}
      </div>
      <p className={`text-sm text-ink-2 ${hasState ? '' : 'max-[75rem]:hidden'}`}>
        <State draft={draft} published={published} isRemoved={isRemoved} />
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm whitespace-nowrap md:col-start-2 md:row-span-2 md:row-start-1 md:justify-end min-[75rem]:col-start-3">
        {id === 'prices' && (
          <Link className="text-link inline-block py-1" to="/admin/site/prices">
            Upload a price list
          </Link>
        )}
        {path && (
          <a
            className="text-link inline-block py-1"
            href={draft ? `${path}?preview` : path}
            target="_blank"
            rel="noopener"
          >
            <span>{draft ? 'Preview' : 'View page'}</span>
            {about}
            <NewTab />
          </a>
        )}
        <Link className="text-link inline-block py-1" to={`/admin/site/history/${id}`}>
          History{about}
        </Link>
      </p>
    </li>
  )
}

function State({
  draft,
  published,
  isRemoved,
}: Pick<ShownDocument, 'draft' | 'published' | 'isRemoved'>) {
  if (isRemoved) return <>Removed from the site</>
  if (draft) {
    return (
      <>
        <span className="badge badge-held mr-1.5">Draft</span>{' '}
        <span>{`by ${draft.by} since `}</span>
        <When {...draft} />
      </>
    )
  }
  if (!published) return null
  return (
    <>
      Published <When {...published} /> <span>{`by ${published.by}`}</span>
    </>
  )
}

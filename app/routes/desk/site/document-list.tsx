import { Link } from '@remix-run/react'
import { type Moment, When } from '#app/routes/desk/when'

type Change = Moment & { by: string }

interface ShownDocument {
  id: string
  title: string
  path?: string
  draft?: Change
  published?: Change
}

export function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <ul className="table-box divide-y divide-line px-5">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function DocumentRow({
  document: { id, title, path, draft, published },
}: {
  document: ShownDocument
}) {
  const about = <span className="sr-only">{` ${title}`}</span>
  return (
    <li className="grid items-center gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_15rem_15rem]">
      <div>
        <Link className="font-semibold" to={`/admin/site/edit/${id}`} data-row>
          {title}
        </Link>
        {path && <p className="hint wrap-anywhere">{path}</p>}
      </div>
      <p className="text-sm text-ink-2">
        <State draft={draft} published={published} />
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm md:justify-end">
        {id === 'prices' && (
          <Link className="text-link" to="/admin/site/prices">
            Upload a price list
          </Link>
        )}
        {path && (
          <a
            className="text-link"
            href={draft ? `${path}?preview` : path}
            target="_blank"
            rel="noopener"
          >
            <span>{draft ? 'Preview' : 'View page'}</span>
            {about}
          </a>
        )}
        <Link className="text-link" to={`/admin/site/history/${id}`}>
          History{about}
        </Link>
      </p>
    </li>
  )
}

function State({ draft, published }: Pick<ShownDocument, 'draft' | 'published'>) {
  if (draft) {
    return (
      <>
        <span className="badge badge-held">Draft</span> <span>{`by ${draft.by} since `}</span>
        <When {...draft} />
      </>
    )
  }
  if (!published) return 'Shipped text'
  return (
    <>
      Published <When {...published} /> <span>{`by ${published.by}`}</span>
    </>
  )
}

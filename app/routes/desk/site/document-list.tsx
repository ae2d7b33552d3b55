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
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Link className="font-semibold" to={`/admin/site/edit/${id}`} data-row>
          {title}
        </Link>
        {path && <p className="hint wrap-anywhere">{path}</p>}
      </div>
      <p className="flex-[1_1_14rem] text-sm text-ink-2">
        <State draft={draft} published={published} />
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Link className="text-link" to={`/admin/site/edit/${id}`}>
          Edit{about}
        </Link>
        {id === 'prices' && (
          <Link className="text-link" to="/admin/site/prices">
            Upload a price list
          </Link>
        )}
        {path && (
          <>
            <a className="text-link" href={path} target="_blank" rel="noopener">
              View page{about}
            </a>
            <a className="text-link" href={`${path}?preview`} target="_blank" rel="noopener">
              Preview{about}
            </a>
          </>
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

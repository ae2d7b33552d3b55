import { Link } from '@remix-run/react'
import { SUMMARY } from '#app/routes/desk/site/edit/edit-parts'
import { type Moment, When } from '#app/routes/desk/when'

type Change = Moment & { by: string }

interface ShownDocument {
  id: string
  title: string
  path?: string
  draft?: Change
  published?: Change
}

function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <ul className="table-box divide-y divide-line px-5">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

/** So many untouched ones stand open. */
const FEW = 3

/** What was changed is in sight; the rest opens. */
export function FoldedList({
  documents,
  noun,
}: {
  documents: readonly ShownDocument[]
  noun: string
}) {
  const isTouched = ({ draft, published }: ShownDocument) => draft || published
  const touched = documents.filter(isTouched)
  const rest = documents.filter((document) => !isTouched(document))
  if (rest.length <= FEW) return <DocumentList documents={documents} />
  return (
    <>
      {touched.length > 0 && <DocumentList documents={touched} />}
      <details className="mt-2">
        <summary className={`${SUMMARY} font-semibold`}>
          {`${rest.length} ${noun.toLowerCase()} with the shipped text`}
        </summary>
        <DocumentList documents={rest} />
      </details>
    </>
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
        <Link className="inline-block py-0.5 font-semibold" to={`/admin/site/edit/${id}`} data-row>
          {title}
        </Link>
        {path && <p className="hint wrap-anywhere">{path}</p>}
      </div>
      <p className="text-sm text-ink-2">
        <State draft={draft} published={published} />
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm md:justify-end">
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
          </a>
        )}
        <Link className="text-link inline-block py-1" to={`/admin/site/history/${id}`}>
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
  if (!published) return null
  return (
    <>
      Published <When {...published} /> <span>{`by ${published.by}`}</span>
    </>
  )
}

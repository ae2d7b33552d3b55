import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { Fragment, useEffect, useRef } from 'react'
import { NEWEST_SEARCHED } from '#app/models/count'
import { BackLink } from '#app/routes/desk/back-link'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Icon } from '#app/ui/icon'

export interface ListView {
  label: string
  to: string
  /** undefined if the list may have another count. */
  count: string | undefined
  isCurrent: boolean
}

interface ListViewsProps {
  label: string
  /** A line separates two groups. */
  groups: readonly (readonly ListView[])[]
  hasCards?: boolean
}

/** Links to parts of a list. On a phone they scroll sideways, at first to the current one. */
export function ListViews({ label, groups, hasCards }: ListViewsProps) {
  const box = useRef<HTMLElement>(null)
  const current = groups.flat().find(({ isCurrent }) => isCurrent)?.label
  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (current === undefined || !box.current || !link) return
    box.current.scrollTo(link.offsetLeft - box.current.offsetLeft - 40, 0)
  }, [current])
  return (
    <div className="mt-3 flex items-center gap-4 print:hidden">
      <nav className="views min-w-0" aria-label={label} ref={box}>
        {groups.map((views, at) => (
          <Fragment key={views[0]?.label}>
            {at > 0 && (
              <span className="mx-2 my-3 w-px flex-none bg-(--line-strong)" aria-hidden="true" />
            )}
            {views.map(({ label: name, to, count, isCurrent }) => (
              <Link key={name} to={to} aria-current={isCurrent ? 'true' : undefined}>
                <span>{name}</span> {count && <b className="num">{count}</b>}
              </Link>
            ))}
          </Fragment>
        ))}
      </nav>
      {hasCards && <ViewToggle />}
    </div>
  )
}

/** Above the rows of spam and the bin, in place of the list views. */
export function BackToList({ to, label }: { to: string; label: string }) {
  return (
    <div className="mt-3 flex items-center gap-4 print:hidden">
      <BackLink className="link" to={to}>
        {label}
      </BackLink>
      <ViewToggle />
    </div>
  )
}

/** Links to the first page, because the other view has another number of rows per page. */
export function ViewToggle() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const isCards = params.get('view') === 'cards'
  const to = (view: string) => pathname + deskParams(params, { view, page: '' })
  return (
    <nav className="toggle ml-auto flex-none" aria-label="View">
      <Link to={to('')} aria-current={isCards ? undefined : 'page'}>
        <Icon name="table-2" size={18} /> <span className="max-sm:sr-only">List</span>
      </Link>
      <Link to={to('cards')} aria-current={isCards ? 'page' : undefined}>
        <Icon name="layout-grid" size={18} /> <span className="max-sm:sr-only">Cards</span>
      </Link>
    </nav>
  )
}

interface ListHeadProps {
  /** '' for an empty list. */
  showing: string
  /** URL of the list without filters, if filters are set. */
  unfiltered: string | undefined
  /** Spam or the bin, unless it is empty or open. */
  folder: { to: string; label: string } | false
}

export function ListHead({ showing, unfiltered, folder }: ListHeadProps) {
  return (
    <div className="list-head">
      <p className="hint num" role="status">
        {showing}
      </p>
      {unfiltered && (
        <Link className="text-link" to={unfiltered}>
          Clear filters
        </Link>
      )}
      {folder && (
        <Link className="text-link num" to={folder.to}>
          {folder.label}
        </Link>
      )}
    </div>
  )
}

export function PartialSearch({ noun }: { noun: 'enquiries' | 'applications' }) {
  const newest = NEWEST_SEARCHED.toLocaleString('en-IN')
  return (
    <p className="hint num">{`Searched the newest ${newest} ${noun}. Type three letters to search all.`}</p>
  )
}

interface ExportLinksProps {
  /** Name of the file and its path below /admin, without the extension. */
  file: string
  count: string
  /** A second Excel file with one more column; `label` follows "Download". */
  extra?: { with: string; label: string }
}

const WHOLE_LIST = { view: '', overview: '', page: '', shown: '', start: '' }

/** No `download` attribute: the browser would save an error or the login page as the file. */
export function ExportLinks({ file, count, extra }: ExportLinksProps) {
  const [params] = useSearchParams()
  const href = (extension: string, column = '') =>
    `/admin/${file}.${extension}${deskParams(params, { ...WHOLE_LIST, with: column })}`
  return (
    <details className="overview-fold ml-auto open:basis-full">
      <summary className="sm:justify-end sm:after:ml-0!">Download</summary>
      <div className="export flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 sm:justify-end">
        <a className="btn btn-secondary btn-small" href={href('xlsx')}>
          <Icon name="download" size={18} />
          <span>
            <span>Download</span> Excel file (.xlsx)
          </span>
          <span className="num">{`(${count})`}</span>
        </a>
        {extra && (
          <a className="text-link text-sm" href={href('xlsx', extra.with)}>
            <span>Download</span> <span>{extra.label}</span>
          </a>
        )}
        <p className="hint">
          <a className="text-link text-sm" href={href('csv')}>
            <span>Download</span> <span>CSV</span>
          </a>{' '}
          (may spoil +91)
        </p>
      </div>
    </details>
  )
}

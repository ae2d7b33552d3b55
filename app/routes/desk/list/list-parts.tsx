import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { NEWEST_SEARCHED } from '#app/models/count'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Banner, type BannerProps } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { SceneArt } from '#app/ui/scene-art'

export function PartialSearch({ noun }: { noun: 'enquiries' | 'applications' }) {
  const newest = NEWEST_SEARCHED.toLocaleString('en')
  return (
    <p className="hint num">{`Searched the newest ${newest} ${noun}. Type three letters to search all.`}</p>
  )
}

interface EmptyListProps {
  title: string
  text: string
  link?: { to: string; label: string; isPrimary?: boolean }
  children?: ReactNode
}

export function EmptyList({ title, text, link, children }: EmptyListProps) {
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>{title}</h2>
      <p>{text}</p>
      {link && (
        <Link
          className={`btn btn-small ${link.isPrimary ? 'btn-primary' : 'btn-secondary'}`}
          to={link.to}
          reloadDocument={!link.to.startsWith('/admin')}
        >
          {link.label}
        </Link>
      )}
      {children}
    </div>
  )
}

export type NoticeTexts = Record<string, { tone: BannerProps['tone']; text: string }>

/** The outcome of the last action, which the query parameter `done` names. */
export function Notice({ notices }: { notices: NoticeTexts }) {
  const done = useSearchParams()[0].get('done') ?? ''
  const notice = Object.hasOwn(notices, done) ? notices[done] : undefined
  return notice && <Banner tone={notice.tone}>{notice.text}</Banner>
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

/** Lines, and characters in a line, that the narrowest card shows without scrolling. */
const LINES = 8
const CHARACTERS = 32

/** A long text scrolls inside its card, so the keyboard must reach it. */
export function Quote({ children }: { children: string }) {
  return <blockquote tabIndex={isLong(children) ? 0 : undefined}>{children}</blockquote>
}

function isLong(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / CHARACTERS)))
  return lines.reduce((sum, count) => sum + count, 0) > LINES
}

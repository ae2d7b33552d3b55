import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Banner, type BannerProps } from '#app/ui/form/form-messages'
import { SceneArt } from '#app/ui/scene-art'

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

export function Notice({ notices }: { notices: NoticeTexts }) {
  const done = useSearchParams()[0].get('done') ?? ''
  const notice = Object.hasOwn(notices, done) ? notices[done] : undefined
  return notice && <Banner tone={notice.tone}>{notice.text}</Banner>
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

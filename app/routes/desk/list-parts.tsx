import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

import { NEWEST_SEARCHED } from '#app/models/count'
import { SceneArt } from '#app/ui/scene-art'

interface CountStripProps {
  cells: { label: string; count: number; to: string; isCurrent: boolean }[]
}

export function CountStrip({ cells }: CountStripProps) {
  return (
    <ul className="strip">
      {cells.map(({ label, count, to, isCurrent }) => (
        <li key={label}>
          <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
            <span>{label}</span>
            <b className="num">{count.toLocaleString('en-IN')}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function PartialSearch({ noun }: { noun: 'enquiries' | 'applications' }) {
  const newest = NEWEST_SEARCHED.toLocaleString('en')
  return (
    <p className="hint num">{`Searched the newest ${newest} ${noun}. Type three letters to search all.`}</p>
  )
}

interface EmptyListProps {
  title: string
  text: string
  children: ReactNode
}

export function EmptyList({ title, text, children }: EmptyListProps) {
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

interface PagerProps {
  label: string
  /** URLs; undefined where there is no such page. */
  previous: string | undefined
  next: string | undefined
  words?: [previous: string, next: string]
}

export function Pager({ label, previous, next, words = ['Previous', 'Next'] }: PagerProps) {
  return (
    <nav className="pager mt-6 flex justify-center gap-3" aria-label={label}>
      {previous !== undefined && (
        <Link className="btn btn-secondary" to={previous} rel="prev">
          {words[0]}
        </Link>
      )}
      {next !== undefined && (
        <Link className="btn btn-secondary" to={next} rel="next">
          {words[1]}
        </Link>
      )}
    </nav>
  )
}

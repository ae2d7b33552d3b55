import { Link, useLocation } from '@remix-run/react'
import type { listNotices } from '#app/models/health/watched.server'
import { Icon } from '#app/ui/icon'

interface DeskNoticesProps {
  notices: Awaited<ReturnType<typeof listNotices>>
  isOwner: boolean
}

/** Pages whose own text repeats a notice, with the `to` of that notice. */
const SHOWN_ON: Partial<Record<string, string>> = { '/admin/mails': '/admin/site/mail' }

export function DeskNotices({ notices: all, isOwner }: DeskNoticesProps) {
  const { pathname } = useLocation()
  const shown = SHOWN_ON[pathname] ?? pathname
  const notices = all.filter(({ to }) => to !== shown)
  if (notices.length === 0) return null
  return (
    <aside className="attention" aria-label="Needs attention">
      <Icon name="triangle-alert" size={18} />
      {notices.length > 1 && (
        <b className="max-sm:sr-only">{`${notices.length} things need attention`}</b>
      )}
      <ul className="flex flex-1 flex-wrap gap-x-6">
        {notices.map(({ id, text, to }) => (
          <li key={id}>
            <Link to={isOwner && to ? to : `/admin/health#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}

import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon'

interface Notice {
  /** Also of the row on the Health page that says what to do. */
  id: string
  text: string
  to?: string
}

/** Each in full, on a phone too. */
export function DeskNotices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null
  return (
    <aside className="attention" aria-label="Needs attention">
      <Icon name="triangle-alert" size={18} />
      {notices.length > 1 && (
        <b className="max-sm:sr-only">{`${notices.length} things need attention`}</b>
      )}
      <ul className="flex flex-1 flex-wrap gap-x-6">
        {notices.map(({ id, text, to = `/admin/health#${id}` }) => (
          <li key={id}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}

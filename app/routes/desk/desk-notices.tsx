import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon'

interface Notice {
  /** Also of the row on the Health page that says what to do. */
  id: string
  text: string
  to?: string
}

export function DeskNotices({ notices }: { notices: readonly Notice[] }) {
  const [first, ...others] = notices
  if (!first) return null
  return (
    <aside className="attention" aria-label="Needs attention">
      {others.length === 0 ? (
        <p>
          <Icon name="triangle-alert" size={18} />
          <NoticeLink notice={first} />
        </p>
      ) : (
        <NoticeList notices={notices} />
      )}
    </aside>
  )
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <details>
      <summary>
        <Icon name="triangle-alert" size={18} />
        <b className="whitespace-nowrap">{`${notices.length} things need attention`}</b>
        <span className="truncate max-sm:hidden">
          {notices.map(({ text }) => text).join(' · ')}
        </span>
      </summary>
      <ul className="pb-1.5 pl-7">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeLink notice={notice} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function NoticeLink({ notice: { id, text, to = `/admin/health#${id}` } }: { notice: Notice }) {
  return <Link to={to}>{text}</Link>
}

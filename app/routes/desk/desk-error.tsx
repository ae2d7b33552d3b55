import { Link, useLocation, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorWords, isConnectionError, isNotFound } from '#app/ui/error/error-words'
import { SceneArt } from '#app/ui/scene-art'
import { useHydrated } from '#app/ui/use-hydrated'

const BUTTON = 'btn btn-secondary btn-small text-ink'

interface DeskErrorProps {
  subject: string
  failure?: string
}

/** Where what is missing would be listed, by the path segment after /admin. */
const LISTS: Partial<Record<string, { to: string; label: string }>> = {
  jobs: { to: '/admin/jobs', label: 'All applications' },
  inbox: { to: '/admin/inbox', label: 'All unmatched emails' },
  site: { to: '/admin/site', label: 'All pages of the site' },
}
const ENQUIRIES = { to: '/admin', label: 'All enquiries' }

export function DeskError({ subject, failure = `${subject} could not be loaded` }: DeskErrorProps) {
  const error = useRouteError()
  const [, , section = ''] = useLocation().pathname.split('/')
  const { to, label } = LISTS[section] ?? ENQUIRIES
  if (isNotFound(error)) {
    return (
      <ErrorPanel
        key="missing"
        title={`${subject} does not exist`}
        text="The address may have a typo, or this was deleted."
      >
        <Link className={BUTTON} to={to}>
          {label}
        </Link>
      </ErrorPanel>
    )
  }
  const { title, text, isClientError } = errorWords(error)
  return (
    <ErrorPanel title={isClientError || isConnectionError(error) ? title : failure} text={text}>
      <RetryActions />
    </ErrorPanel>
  )
}

function RetryActions() {
  const { pathname, search } = useLocation()
  const hasScript = useHydrated()
  return (
    <p className="acts">
      {hasScript && (
        <button className={BUTTON} type="button" onClick={() => history.back()}>
          Go back
        </button>
      )}
      <a className={BUTTON} href={pathname + search}>
        Reload the page
      </a>
    </p>
  )
}

interface ErrorPanelProps {
  title: string
  text: string
  children: ReactNode
}

function ErrorPanel({ title, text, children }: ErrorPanelProps) {
  return (
    <div className="empty plain" role="alert">
      <SceneArt name="lost-packet" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}

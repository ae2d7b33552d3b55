import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'

import { isConnectionError, NO_CONNECTION } from '#app/ui/connection-error'
import { SceneArt } from '#app/ui/scene-art'

/** What stands in place of a page of the desk that could not be shown; the sidebar stays. */
export function DeskError({ what }: { what: string }) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isConnectionError(error)) return <NoConnection />
  return (
    <div className="empty plain" role="alert">
      <SceneArt name="lost-packet" />
      <h1>{isMissing ? `${what} is not here` : `${what} could not be loaded`}</h1>
      <p>
        {isMissing
          ? 'The address may be mistyped, or it was deleted.'
          : 'Nothing is lost. The fault has been written down; please try again.'}
      </p>
      {isMissing ? (
        <Link className="btn btn-secondary btn-small" to="/admin">
          To all enquiries
        </Link>
      ) : (
        <a className="btn btn-secondary btn-small" href={pathname + search}>
          Try again
        </a>
      )}
    </div>
  )
}

/** The page before has what was typed, so back leads there. */
function NoConnection() {
  return (
    <div className="empty plain" role="alert">
      <SceneArt name="lost-packet" />
      <h1>{NO_CONNECTION.title}</h1>
      <p>{NO_CONNECTION.text}</p>
      <button className="btn btn-secondary btn-small" type="button" onClick={() => history.back()}>
        Go back
      </button>
    </div>
  )
}

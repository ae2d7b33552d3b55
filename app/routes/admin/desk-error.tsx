import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'

import { isConnectionError, NO_CONNECTION } from '#app/ui/connection-error'
import { errorWords } from '#app/ui/error-words'
import { SceneArt } from '#app/ui/scene-art'

const BUTTON = 'btn btn-secondary btn-small'

/** What stands in place of a page of the desk that could not be shown; the sidebar stays. */
export function DeskError({ what }: { what: string }) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isConnectionError(error)) {
    // The page before has what was typed, so back leads there.
    return (
      <Plate {...NO_CONNECTION}>
        <p className="acts">
          <button className={BUTTON} type="button" onClick={() => history.back()}>
            Go back
          </button>
          <a className={BUTTON} href={pathname + search}>
            Load the page again
          </a>
        </p>
      </Plate>
    )
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Plate title={`${what} is not here`} text="The address may be mistyped, or it was deleted.">
        <Link className={BUTTON} to="/admin">
          To all enquiries
        </Link>
      </Plate>
    )
  }
  const { title, text, isTheirs } = errorWords(error)
  return (
    <Plate title={isTheirs ? title : `${what} could not be loaded`} text={text}>
      <a className={BUTTON} href={pathname + search}>
        {isTheirs ? 'Load the page again' : 'Try again'}
      </a>
    </Plate>
  )
}

interface PlateProps {
  title: string
  text: string
  children: ReactNode
}

function Plate({ title, text, children }: PlateProps) {
  return (
    <div className="empty plain" role="alert">
      <SceneArt name="lost-packet" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}

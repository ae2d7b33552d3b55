import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { SceneArt } from '#app/ui/scene-art'
import { errorWords, isConnectionError, NO_CONNECTION } from './error-words'

/** Uses no loader data, because a loader may be what failed. */
export function ErrorPage() {
  const error = useRouteError()
  const { search } = useLocation()
  if (isConnectionError(error)) return <NoConnection />
  const { title, text, isClientError } = errorWords(error)
  const isTooLarge = isRouteErrorResponse(error) && error.status === 413
  return (
    <main id="main" className="wrap sec">
      <div className="plain mb-12 max-w-sm">
        <SceneArt name="lost-packet" />
      </div>
      <p className="tag">{isRouteErrorResponse(error) ? `Error ${error.status}` : 'Error 500'}</p>
      <h1 className="mt-3.5 mb-5">{title}</h1>
      <p className="lead">{text}</p>
      <p className="acts">
        {(!isClientError || isTooLarge) && (
          <a className="btn btn-primary" href={search || '?'}>
            {isTooLarge ? 'Begin the form again' : 'Try again'}
          </a>
        )}
        <a
          className={isClientError && !isTooLarge ? 'btn btn-primary' : 'btn btn-secondary'}
          href="/"
        >
          Back to the home page
        </a>
      </p>
    </main>
  )
}

function NoConnection() {
  return (
    <main id="main" className="wrap sec">
      <div className="plain mb-12 max-w-sm">
        <SceneArt name="lost-packet" />
      </div>
      <h1 className="mb-5">{NO_CONNECTION.title}</h1>
      <p className="lead">{NO_CONNECTION.text}</p>
      <p className="acts">
        <button className="btn btn-primary" type="button" onClick={() => history.back()}>
          Go back
        </button>
      </p>
    </main>
  )
}

import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { SceneArt } from '#app/ui/scene-art'
import { errorWords, isConnectionError } from './error-words'

/** Uses no loader data, because a loader may have failed. */
export function ErrorPage() {
  const error = useRouteError()
  const { title, text, isClientError } = errorWords(error)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isOffline = isConnectionError(error)
  return (
    <main id="main" className="wrap sec">
      <div className="plain mb-12 max-w-sm">
        <SceneArt name="lost-packet" />
      </div>
      {!isOffline && <p className="tag">{`Error ${status}`}</p>}
      <h1 className={isOffline ? 'mb-5' : 'mt-3.5 mb-5'}>{title}</h1>
      <p className="lead">{text}</p>
      <p className="acts">
        {isOffline ? (
          <button className="btn btn-primary" type="button" onClick={() => history.back()}>
            Go back
          </button>
        ) : (
          <RecoveryLinks canRetry={!isClientError} isTooLarge={status === 413} />
        )}
      </p>
    </main>
  )
}

function RecoveryLinks({ canRetry, isTooLarge }: { canRetry: boolean; isTooLarge: boolean }) {
  const { search } = useLocation()
  const hasFirst = canRetry || isTooLarge
  return (
    <>
      {hasFirst && (
        <a className="btn btn-primary" href={search || '?'}>
          {isTooLarge ? 'Start the form again' : 'Try again'}
        </a>
      )}
      <a className={hasFirst ? 'btn btn-secondary' : 'btn btn-primary'} href="/">
        Back to the home page
      </a>
    </>
  )
}

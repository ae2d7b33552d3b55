import { useBlocker } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import { NO_CONNECTION } from './error-words'

/** Remix would reload a page whose code it cannot load, and lose the form. */
export function OfflineDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked) return
    const { title } = document
    document.title = NO_CONNECTION.title
    dialog.current?.showModal()
    return () => {
      document.title = title
      dialog.current?.close()
    }
  }, [isBlocked])
  return (
    <dialog
      ref={dialog}
      className="card m-auto max-w-lg text-ink"
      aria-labelledby="offline-title"
      onClose={() => blocker.reset?.()}
    >
      <h2 id="offline-title" className="mb-4 text-h3">
        {NO_CONNECTION.title}
      </h2>
      <p>{NO_CONNECTION.text}</p>
      <p className="acts">
        <button className="btn btn-primary" type="button" onClick={() => dialog.current?.close()}>
          Go back
        </button>
      </p>
    </dialog>
  )
}

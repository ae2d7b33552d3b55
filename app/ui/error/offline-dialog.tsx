import { useBlocker } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'

import { NO_CONNECTION } from './error-words'

/** Keeps the page, and what is typed in it, where the browser itself would leave it or a link leads away. */
export function OfflineLinks() {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      setIsHeld(true)
    }
    const holdLink = (event: MouseEvent) => leavesPage(event) && hold(event)
    addEventListener('click', holdLink, { capture: true })
    addEventListener('submit', hold)
    return () => {
      removeEventListener('click', holdLink, { capture: true })
      removeEventListener('submit', hold)
    }
  }, [])
  return isHeld && <OfflineDialog onClose={() => setIsHeld(false)} />
}

function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return false
  const isPart = link.hash !== '' && link.href.startsWith(`${location.href.split('#')[0]}#`)
  return link.protocol.startsWith('http') && !link.target && !link.download && !isPart
}

/** Remix would reload a page whose code it cannot load, and lose the form. */
export function OfflineSteps() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' && <OfflineDialog onClose={() => blocker.reset()} />
}

function OfflineDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const { title } = document
    document.title = NO_CONNECTION.title
    dialog.current?.showModal()
    return () => {
      document.title = title
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="card m-auto w-[calc(100%-2rem)] max-w-lg bg-(--surface) text-ink"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId} className="mb-4 text-h3">
        {NO_CONNECTION.title}
      </h2>
      <p>This page stays open, with what you typed. Check your connection and try again.</p>
      <p className="acts mt-6">
        <button className="btn btn-primary" type="button" onClick={() => dialog.current?.close()}>
          Go back
        </button>
      </p>
    </dialog>
  )
}

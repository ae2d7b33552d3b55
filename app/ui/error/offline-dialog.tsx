import { useBlocker } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'

import { checkConnection, dataUrl, isRisky, watchTyping } from './connection'
import { NO_CONNECTION } from './error-words'

/** Keeps the page and its typed text if a link or form would leave it while the site is unreachable. */
export function OfflineLinks() {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    let isReleased = false
    const hold = async (event: Event, page: string, go: () => void, reload = go) => {
      if (isReleased || event.defaultPrevented || !isRisky()) return
      event.preventDefault()
      event.stopPropagation()
      const connection = await checkConnection(dataUrl(page))
      if (connection === 'lost') return setIsHeld(true)
      isReleased = true
      connection === 'same' ? go() : reload()
      isReleased = false
    }
    const holdLink = (event: MouseEvent) => {
      const link = leavingLink(event)
      if (!link) return
      const { href } = link
      hold(
        event,
        href,
        () => link.click(),
        () => location.assign(href),
      )
    }
    const holdForm = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (form instanceof HTMLFormElement)
        hold(event, location.href, () => form.requestSubmit(submitter))
    }
    const stopWatching = watchTyping()
    addEventListener('click', holdLink, { capture: true })
    addEventListener('submit', holdForm)
    return () => {
      stopWatching()
      removeEventListener('click', holdLink, { capture: true })
      removeEventListener('submit', holdForm)
    }
  }, [])
  return isHeld && <OfflineDialog onClose={() => setIsHeld(false)} />
}

/** Links that open a dialog check the connection themselves. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const isSamePage = link.hash !== '' && link.href.startsWith(`${location.href.split('#')[0]}#`)
  const stays = isSamePage || link.target || link.download || 'opens' in link.dataset
  return link.protocol.startsWith('http') && !stays ? link : undefined
}

/** Blocks client-side navigation: if its code fails to load, Remix reloads the page and typed text is lost. */
export function OfflineNavigation() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (historyAction === 'POP' ? isRisky(currentLocation.pathname) : !navigator.onLine),
  )
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search } = blocker.location
    checkConnection(dataUrl(pathname + search)).then((connection) =>
      connection === 'lost' ? setIsLost(true) : blocker.proceed(),
    )
  }, [blocker])
  if (blocker.state !== 'blocked' || !isLost) return null
  const end = () => {
    setIsLost(false)
    blocker.reset()
  }
  return <OfflineDialog onClose={end} />
}

export function OfflineDialog({ onClose }: { onClose: () => void }) {
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

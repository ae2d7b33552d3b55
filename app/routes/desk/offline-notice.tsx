import { useEffect, useState } from 'react'

import { Icon } from '#app/ui/icon'

const GONE = 'No connection: what you see may be old.'
const KEPT =
  'No connection: nothing was sent, and what you typed is still here. Try again once it is back.'

/** Says while the connection is gone, and until then keeps the page, with what was typed, from being left. */
export function OfflineNotice() {
  const { isOffline, hasTried } = useOffline()
  return (
    <div className="offline" role={hasTried ? 'alert' : 'status'}>
      {isOffline && (
        <p className="banner banner-bad">
          <Icon name="circle-alert" />
          <span>{hasTried ? KEPT : GONE}</span>
        </p>
      )}
    </div>
  )
}

function useOffline() {
  const [isOffline, setIsOffline] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  useEffect(() => {
    const look = () => {
      setIsOffline(!navigator.onLine)
      setHasTried(false)
    }
    const hold = (event: Event) => {
      if (navigator.onLine || !needsConnection(event)) return
      event.preventDefault()
      event.stopPropagation()
      setHasTried(true)
    }
    look()
    const events = { online: look, offline: look }
    for (const [name, act] of Object.entries(events)) window.addEventListener(name, act)
    // At the window and on the way down: before any handler of the page.
    for (const name of ['submit', 'click']) window.addEventListener(name, hold, true)
    return () => {
      for (const [name, act] of Object.entries(events)) window.removeEventListener(name, act)
      for (const name of ['submit', 'click']) window.removeEventListener(name, hold, true)
    }
  }, [])
  return { isOffline, hasTried }
}

/** A form, or a link to this site; calling, and writing in a mail program, need no connection of ours. */
function needsConnection({ type, target }: Event): boolean {
  if (type === 'submit') return true
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.origin === location.origin && !isOnThisPage(link)
}

function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

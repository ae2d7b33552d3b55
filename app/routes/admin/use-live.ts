import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

import { useRefresh } from './use-refresh'

const CHANNEL = 'desk'
/** Reading a page anew drops the answer to its form, such as recovery codes that are shown once: so only lists are. */
const LISTS = new Set(['/admin', '/admin/jobs'])

interface Arrivals {
  /** How many enquiries came while nobody looked at the tab. */
  unseen: number
  /** How many came since the desk was opened. */
  all: number
}

/** Keeps the list of an open desk up to date without a reload. */
export function useLive(): Arrivals {
  const [unseen, setUnseen] = useState(0)
  const [all, setAll] = useState(0)
  const refresh = useRefresh()
  const isList = useRef(false)
  isList.current = LISTS.has(useLocation().pathname)

  useEffect(() => {
    const look = () => setUnseen(0)
    const leave = joinDesk((arrived) => {
      if (isList.current) refresh()
      setAll((count) => count + arrived)
      if (document.hidden || !document.hasFocus()) setUnseen((count) => count + arrived)
    })
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('focus', look)
      leave()
    }
  }, [refresh])

  return { unseen, all }
}

/**
 * Listens for all tabs in one of them, because a browser keeps few connections to one host: the tab that holds the lock
 * reads the stream and tells the others; when it closes, the next one takes over.
 */
function joinDesk(onChange: (arrived: number) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const left = new AbortController()
  channel.onmessage = ({ data }) => onChange(Number(data))
  const listen = () =>
    new Promise<void>((done) => {
      const close = readStream((arrived) => {
        channel.postMessage(arrived)
        onChange(arrived)
      })
      left.signal.addEventListener('abort', () => {
        close()
        done()
      })
    })
  // Without a secure context there are no locks; then every tab listens for itself.
  if ('locks' in navigator) {
    navigator.locks.request(CHANNEL, { signal: left.signal }, listen).catch(() => undefined)
  } else void listen()
  return () => {
    left.abort()
    channel.close()
  }
}

const ASK_AGAIN_MS = 5000

/** Reads the stream until it is closed; what came while it was away counts as a change. */
function readStream(onChange: (arrived: number) => void): () => void {
  let source: EventSource
  let timer = 0
  const open = (isAgain: boolean) => {
    source = new EventSource('/admin/live')
    let isFirst = !isAgain
    source.addEventListener('open', () => {
      if (!isFirst) onChange(0)
      isFirst = false
    })
    source.addEventListener('change', ({ data }) => onChange(JSON.parse(data).arrived))
    source.addEventListener('error', () => {
      // The browser asks again where there was no answer; after a refusal, as while the site starts anew, it never does.
      if (source.readyState === EventSource.CLOSED) {
        timer = window.setTimeout(() => open(true), ASK_AGAIN_MS)
      }
    })
  }
  open(false)
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

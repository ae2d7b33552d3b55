import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

import { useRefresh } from './use-refresh'

const CHANNEL = 'desk'
/** Reading a page anew drops the answer to its form, such as recovery codes that are shown once: so only lists are. */
const LISTS = new Set(['/admin', '/admin/jobs'])

interface News {
  arrived: number
  /** The id of the newest enquiry. */
  newest: string
}

/** What tabs tell each other: news, or on joining the newest enquiry that the tab knows. */
type Word = News | { known: string }

interface Arrivals {
  /** How many enquiries came while nobody looked at the tab. */
  unseen: number
  /** How many came since the desk was opened. */
  all: number
}

/**
 * Keeps the list of an open desk up to date without a reload.
 * @param newest the id of the newest enquiry when the page was read
 */
export function useLive(newest: string): Arrivals {
  const [unseen, setUnseen] = useState(0)
  const [all, setAll] = useState(0)
  const refresh = useRefresh()
  const isList = useRef(false)
  isList.current = LISTS.has(useLocation().pathname)
  const first = useRef(newest)

  useEffect(() => {
    const look = () => setUnseen(0)
    const leave = joinDesk(first.current, (arrived) => {
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
function joinDesk(newest: string, onChange: (arrived: number) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const left = new AbortController()
  const say = (word: Word) => channel.postMessage(word)
  let known = newest
  let isListening = false
  const hear = (news: News) => {
    known = news.newest
    onChange(news.arrived)
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (!('known' in data)) hear(data)
    else if (isListening && data.known < known) say({ arrived: 0, newest: known })
  }
  const listen = () =>
    new Promise<void>((done) => {
      isListening = true
      const close = readStream(known, (news) => {
        say(news)
        hear(news)
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
  say({ known })
  return () => {
    left.abort()
    channel.close()
  }
}

const ASK_AGAIN_MS = 5000

/** Reads the stream until it is closed, from an enquiry on; what came while it was away counts as a change. */
function readStream(since: string, onNews: (news: News) => void): () => void {
  let source: EventSource
  let timer = 0
  let newest = since
  const open = (isAgain: boolean) => {
    source = new EventSource(`/admin/live?since=${newest}`)
    let isFirst = !isAgain
    source.addEventListener('open', () => {
      if (!isFirst) onNews({ arrived: 0, newest })
      isFirst = false
    })
    source.addEventListener('change', ({ data, lastEventId }) => {
      newest = lastEventId
      onNews({ arrived: JSON.parse(data).arrived, newest })
    })
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

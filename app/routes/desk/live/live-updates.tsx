import {
  type ClientLoaderFunctionArgs,
  useFetchers,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const RECONNECT_MS = 5000
/** Remix renders the state of a fetcher only some time after its form was sent. */
const SENDING_MS = 1000

/** Loader data of the open list, set for a refresh, because a `clientLoader` cannot read it. */
let listBeforeRefresh: unknown

/** Keeps the list as it is if its refresh fails. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const shown = listBeforeRefresh
  listBeforeRefresh = undefined
  try {
    return await serverLoader()
  } catch (error) {
    const isRedirect = error instanceof Response
    if (shown === undefined || isRedirect) throw error
    return shown
  }
}

/**
 * Refreshes the open list when enquiries arrive or change, once its tab is visible. Announces new enquiries, and counts
 * them in the title while the tab has no focus. The route exports the `clientLoader` above.
 * @param newest the id of the newest enquiry when the list was read
 */
export function LiveUpdates({ newest }: { newest: string }) {
  const [all, setAll] = useState(0)
  const [unseen, setUnseen] = useState(0)
  const refresh = useRefreshWhenVisible()
  useStream(newest, (arrived) => {
    refresh()
    setAll((count) => count + arrived)
    if (document.hidden || !document.hasFocus()) setUnseen((count) => count + arrived)
  })
  useEffect(() => {
    const clearUnseen = () => setUnseen(0)
    window.addEventListener('focus', clearUnseen)
    return () => window.removeEventListener('focus', clearUnseen)
  }, [])
  useTitleCount(unseen)
  return (
    <p className="sr-only" role="status">
      {all > 0 && (all === 1 ? 'A new enquiry came in' : `${all} new enquiries came in`)}
    </p>
  )
}

/**
 * Calls `onChange` with the number of new enquiries, and with 0 after the stream was interrupted. With HTTP/1.1 a browser
 * has six connections to a site, for all tabs: of the hidden tabs only the one shown last keeps its stream.
 */
function useStream(newest: string, onChange: (arrived: number) => void): void {
  const last = useRef({ newest, onChange })
  last.current.onChange = onChange
  useEffect(() => {
    let source: EventSource | undefined
    let timer = 0
    const close = () => {
      clearTimeout(timer)
      source?.close()
      source = undefined
    }
    const connect = (isFirst: boolean) => {
      let isUpToDate = isFirst
      const opened = new EventSource(`/admin/live?since=${last.current.newest}`)
      source = opened
      opened.addEventListener('open', () => {
        if (!isUpToDate) last.current.onChange(0)
        isUpToDate = false
      })
      opened.addEventListener('change', ({ data, lastEventId }) => {
        last.current.newest = lastEventId
        last.current.onChange(JSON.parse(data).arrived)
      })
      // The browser reconnects after a network error, but not after an error response.
      opened.addEventListener('error', () => {
        if (opened.readyState !== EventSource.CLOSED) return
        timer = window.setTimeout(() => connect(false), RECONNECT_MS)
      })
    }
    const tabs = new BroadcastChannel('live-updates')
    tabs.onmessage = () => document.hidden && close()
    const show = () => {
      if (document.hidden) return
      tabs.postMessage('shown')
      if (!source) connect(false)
    }
    if (!document.hidden) connect(true)
    show()
    const unsubscribe = subscribeToVisibility(show)
    return () => {
      unsubscribe()
      tabs.close()
      close()
    }
  }, [])
}

/**
 * Revalidates once the tab is visible and the router is idle. Revalidating earlier aborts the current load, and makes
 * Remix ignore the redirect of a fetcher's action.
 */
function useRefreshWhenVisible(): () => void {
  const { revalidate, state } = useRevalidator()
  const list = useLoaderData()
  const navigation = useNavigation().state
  const isSending = useFetchers().some((fetcher) => fetcher.state !== 'idle')
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  )
  const [isStale, setIsStale] = useState(false)
  const sentAt = useTimeOfLastForm()
  useEffect(() => {
    if (!isStale || !isVisible || isSending || state !== 'idle' || navigation !== 'idle') return
    let timer = 0
    const refresh = () => {
      const wait = sentAt.current + SENDING_MS - performance.now()
      if (wait > 0) {
        timer = window.setTimeout(refresh, wait)
        return
      }
      setIsStale(false)
      listBeforeRefresh = list
      revalidate()
    }
    refresh()
    return () => clearTimeout(timer)
  }, [isStale, isVisible, isSending, state, navigation, revalidate, list, sentAt])
  return () => setIsStale(true)
}

function useTimeOfLastForm() {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const mark = () => {
      sentAt.current = performance.now()
    }
    // Some forms are sent when a select changes.
    const events = ['submit', 'change']
    for (const event of events) document.addEventListener(event, mark, true)
    return () => {
      for (const event of events) document.removeEventListener(event, mark, true)
    }
  }, [])
  return sentAt
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function useTitleCount(unseen: number): void {
  const { key } = useLocation()
  useEffect(() => {
    // Runs after each navigation too, which resets the title.
    void key
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = unseen > 0 ? `(${unseen}) ${plain}` : plain
  }, [unseen, key])
}

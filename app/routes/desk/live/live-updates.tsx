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

/** Set while a refresh begins, because a `clientLoader` cannot read what the page shows. */
let listBeforeRefresh: unknown

/** Leaves the list as it is when its refresh fails. */
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
 * Refreshes the open list, whose route exports the `clientLoader` above, when enquiries come in or change, as soon as its
 * tab is visible; counts new ones in the tab's title while nobody looks, and announces them.
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

/** Calls `onChange` with the number of new enquiries, and with 0 after the stream was interrupted. */
function useStream(newest: string, onChange: (arrived: number) => void): void {
  const last = useRef({ newest, onChange })
  last.current.onChange = onChange
  useEffect(() => {
    let source: EventSource
    let timer = 0
    const connect = (isFirst: boolean) => {
      let isKnown = isFirst
      source = new EventSource(`/admin/live?since=${last.current.newest}`)
      source.addEventListener('open', () => {
        if (!isKnown) last.current.onChange(0)
        isKnown = false
      })
      source.addEventListener('change', ({ data, lastEventId }) => {
        last.current.newest = lastEventId
        last.current.onChange(JSON.parse(data).arrived)
      })
      // A browser reconnects by itself only where no answer came, not after a refusal.
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return
        timer = window.setTimeout(() => connect(false), RECONNECT_MS)
      })
    }
    connect(true)
    return () => {
      clearTimeout(timer)
      source.close()
    }
  }, [])
}

/**
 * Revalidates once the tab is visible and the router is idle. Revalidating earlier aborts what is being loaded, and makes
 * Remix ignore the redirect of an action that a fetcher sent before.
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
  useEffect(() => {
    if (!isStale || !isVisible || isSending || state !== 'idle' || navigation !== 'idle') return
    setIsStale(false)
    listBeforeRefresh = list
    revalidate()
  }, [isStale, isVisible, isSending, state, navigation, revalidate, list])
  return () => setIsStale(true)
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function useTitleCount(unseen: number): void {
  const { key } = useLocation()
  useEffect(() => {
    // A navigation sets the title of its page.
    void key
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = unseen > 0 ? `(${unseen}) ${plain}` : plain
  }, [unseen, key])
}

import { useFetchers, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

const TEXTS = { idle: '', loading: 'Loading…', submitting: 'Sending…' }
const DELAY_MS = 300

/** Says that the desk waits for an answer that takes longer than a moment. */
export function BusyNotice() {
  const { state } = useNavigation()
  const isPosting = useFetchers().some((fetcher) => fetcher.state === 'submitting')
  const shown = isPosting ? 'submitting' : state
  const isSlow = useIsSlow(shown !== 'idle')
  return (
    <div className="busy" role="status">
      {isSlow && (
        <p>
          <span className="spinner" />
          {TEXTS[shown]}
        </p>
      )}
    </div>
  )
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}

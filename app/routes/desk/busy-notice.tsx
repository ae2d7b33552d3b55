import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

const WORDS = { idle: '', loading: 'Loading…', submitting: 'Sending…' }

/** What comes sooner is not worth a word. */
const SLOW_MS = 300

/** Says that the desk waits for an answer, wherever what was pressed stands. */
export function BusyNotice() {
  const { state } = useNavigation()
  const isSlow = useSlow(state !== 'idle')
  return (
    <div className="busy" role="status">
      {isSlow && (
        <p>
          <span className="spinner" />
          {WORDS[state]}
        </p>
      )}
    </div>
  )
}

function useSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}

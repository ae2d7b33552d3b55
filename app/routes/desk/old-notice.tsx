import { useEffect } from 'react'

import { useKeptList } from './kept-list'
import { useRefresh } from './use-refresh'

const RETRY_MS = 10_000

/** Says that the list on the screen could not be read anew, and goes on trying. */
export function OldNotice() {
  const { list, isOld } = useKeptList()
  const refresh = useRefresh()
  useEffect(() => {
    void list
    if (!isOld) return
    const timer = setTimeout(refresh, RETRY_MS)
    return () => clearTimeout(timer)
  }, [list, isOld, refresh])
  return (
    <div className="hint" role="status">
      {isOld && (
        <p className="mb-3">
          This list could not be refreshed and may be old.{' '}
          <button className="text-link" type="button" onClick={refresh}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}

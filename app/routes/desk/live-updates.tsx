import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

import { useLive } from './use-live'

/**
 * Brings new enquiries onto an open desk, counts them in the tab's title while nobody looks, and says so aloud.
 * @param newest the id of the newest enquiry when the desk was opened
 */
export function LiveUpdates({ newest }: { newest: string }) {
  const { unseen, all } = useLive(newest)
  const { key } = useLocation()
  useEffect(() => {
    // Again after every navigation, which sets the title of its page.
    void key
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = unseen > 0 ? `(${unseen}) ${plain}` : plain
  }, [unseen, key])
  return (
    <p className="sr-only" role="status">
      {all > 0 && (all === 1 ? 'A new enquiry came in' : `${all} new enquiries came in`)}
    </p>
  )
}

import { Link } from '@remix-run/react'

import { SceneArt } from '#app/ui/scene-art'

interface NoEnquiriesProps {
  /** Nobody has sent one yet, as opposed to none that fits the filter. */
  isFirstUse: boolean
  search: string | undefined
}

export function NoEnquiries({ isFirstUse, search }: NoEnquiriesProps) {
  if (isFirstUse) {
    return (
      <div className="empty plain">
        <SceneArt name="empty-tray" />
        <h2>No enquiries yet</h2>
        <p>New enquiries appear here as soon as somebody sends one.</p>
      </div>
    )
  }
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>{search ? `Nothing matches “${search}”` : 'Nothing matches these filters'}</h2>
      <p>Search looks at names and e-mail addresses. Check the spelling or clear the filters.</p>
      <Link className="btn btn-secondary btn-small" to="/admin">
        Clear filters
      </Link>
    </div>
  )
}

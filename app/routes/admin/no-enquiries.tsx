import { Link } from '@remix-run/react'

import type { EnquiryFilter } from '#app/models/enquiry-list.server'
import { SceneArt } from '#app/ui/scene-art'

interface NoEnquiriesProps {
  /** Nobody has sent one yet, as opposed to none that fits the filter. */
  isFirstUse: boolean
  filter: EnquiryFilter
}

export function NoEnquiries({ isFirstUse, filter }: NoEnquiriesProps) {
  if (isFirstUse) {
    return (
      <div className="empty plain">
        <SceneArt name="empty-tray" />
        <h2>No enquiries yet</h2>
        <p>New enquiries appear here as soon as somebody sends one.</p>
        <a className="btn btn-secondary btn-small" href="/enquiry">
          See the enquiry form
        </a>
      </div>
    )
  }
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>{headline(filter)}</h2>
      <p>Search looks at names and e-mail addresses. Check the spelling or clear the filters.</p>
      <Link className="btn btn-secondary btn-small" to="/admin">
        Clear filters
      </Link>
    </div>
  )
}

function headline({ search, isSpam, assigneeId }: EnquiryFilter): string {
  if (search) return `Nothing matches “${search}”`
  if (assigneeId === null) return 'Nothing is unassigned here'
  if (assigneeId) return 'Nothing is assigned here'
  return isSpam ? 'No spam' : 'Nothing matches these filters'
}

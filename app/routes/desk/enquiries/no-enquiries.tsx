import { Link } from '@remix-run/react'

import type { EnquiryFilter } from '#app/models/enquiry/list.server'
import { SceneArt } from '#app/ui/scene-art'

interface NoEnquiriesProps {
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
      <p>{advice(filter)}</p>
      <Link className="btn btn-secondary btn-small" to="/admin">
        {isSpamFolder(filter) ? 'Back to all enquiries' : 'Clear filters'}
      </Link>
    </div>
  )
}

function headline(filter: EnquiryFilter): string {
  const { search, assigneeId } = filter
  if (search) return `Nothing matches “${search}”`
  if (assigneeId === null) return 'Nothing is unassigned here'
  if (assigneeId) return 'Nothing is assigned here'
  return isSpamFolder(filter) ? 'No spam' : 'Nothing matches these filters'
}

function advice(filter: EnquiryFilter): string {
  if (filter.search)
    return 'Search looks at names and e-mail addresses. Check the spelling or clear the filters.'
  if (isSpamFolder(filter)) return 'What is judged spam lands here.'
  return 'Other filters may show more.'
}

function isSpamFolder({ isSpam, search, status, type, assigneeId }: EnquiryFilter): boolean {
  return isSpam === true && !search && !status && !type && assigneeId === undefined
}

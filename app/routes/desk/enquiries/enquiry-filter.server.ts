import { enquiryTypes } from '#app/content/enquiry-types'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { STATUSES, type Status } from '#app/models/enquiry/enquiry'
import type { EnquiryFilter } from '#app/models/enquiry/list.server'

/**
 * Reads the filter of the enquiry tab from the URL; what it does not know counts as not given.
 * @param adminId who asks, for "mine"
 */
export function readFilter(params: URLSearchParams, adminId: string): EnquiryFilter {
  const status = params.get('status')
  const type = params.get('type') ?? ''
  return {
    search: params.get('q')?.trim().slice(0, 100) || undefined,
    status: STATUSES.find((known): known is Status => known === status),
    type: type === CONTACT_TYPE || enquiryTypes.has(type) ? type : undefined,
    assigneeId: readAssignee(params.get('assignee'), adminId),
    isSpam: params.get('folder') === 'spam',
    order: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

function readAssignee(asked: string | null, adminId: string): string | null | undefined {
  if (asked === 'mine') return adminId
  if (asked === 'nobody') return null
  return asked && /^[\w-]{1,40}$/.test(asked) ? asked : undefined
}

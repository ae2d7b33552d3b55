import { STATUSES, type Status } from '#app/models/enquiry'
import type { EnquiryFilter } from '#app/models/enquiry-list.server'

/** Reads the filter of the enquiry tab from the URL; what it does not know counts as not given. */
export function readFilter(params: URLSearchParams): EnquiryFilter {
  const status = params.get('status')
  return {
    search: params.get('q')?.trim().slice(0, 100) || undefined,
    status: STATUSES.find((known): known is Status => known === status),
    isSpam: params.get('folder') === 'spam',
    order: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

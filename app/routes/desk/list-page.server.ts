import { withParams } from '#app/http/search-params'
import { site } from '#app/models/company/site.server'
import { type EnquiryFilter, pageEnquiries } from '#app/models/enquiry/list.server'
import { readPagePlace, writePagePlace } from './page-place'

/** Two screens of either. Every card is a quarter of a millisecond of the one thread that answers everybody. */
const CARDS = 12
const TABLE_ROWS = 24

/** The page of enquiries that a URL names, with the values of `page` that lead to its neighbours. */
export async function readListPage(filter: EnquiryFilter, params: URLSearchParams) {
  const { page, ...place } = readPagePlace(params)
  const isPlaced = place.after !== undefined || place.before !== undefined
  const size = params.get('view') === 'table' ? TABLE_ROWS : CARDS
  const offset = (page - 1) * size
  const start = { limit: size, ...place, ...(isPlaced ? {} : { offset }) }
  const { enquiries, first, last, hasMore, isPartial } = await pageEnquiries(
    site().db,
    filter,
    start,
  )
  // A page that reaches back to the start is the first one, whatever its number was when the link was made; so is one
  // beyond the end, as when all that stood on it has just been moved elsewhere.
  const isBeyond = page > 1 && enquiries.length === 0
  if (isBeyond || (place.before !== undefined && !hasMore)) {
    return readListPage(filter, new URLSearchParams(withParams(params, { page: '' })))
  }
  const hasNext = place.before !== undefined || hasMore
  return {
    enquiries,
    isPartial,
    offset,
    previous: page > 1 ? writePagePlace({ page: page - 1, before: first }) : undefined,
    next: hasNext ? writePagePlace({ page: page + 1, after: last }) : undefined,
  }
}

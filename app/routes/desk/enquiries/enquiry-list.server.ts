import { withParams } from '#app/http/search-params'
import { site } from '#app/models/company/site.server'
import { type Position, pageEnquiries } from '#app/models/enquiry/list.server'
import { countEach, type EnquiryFilter } from '#app/models/enquiry/search.server'
import { readFilter } from './enquiry-filter.server'
import { paramsOf, type QuickFilter, quickFilters } from './quick-filters'

/** About two screens of cards. */
const CARDS = 12
const ROWS = 24

export const isCardView = (params: URLSearchParams) => params.get('view') === 'cards'

/** Reads the page of enquiries that the URL names. `previous` and `next` are values of the parameter `page`. */
export async function readListPage(filter: EnquiryFilter, params: URLSearchParams) {
  const { page, ...cursor } = readPageCursor(params)
  const size = isCardView(params) ? CARDS : ROWS
  const found = await pageEnquiries(site().db, filter, { limit: size, ...cursor })
  const { enquiries, first, last, hasMore, isPartial } = found
  // Enquiries may have moved since the link was made: an empty page leads to the first one.
  const isPastEnd = page > 1 && enquiries.length === 0
  if (isPastEnd || (cursor.before !== undefined && !hasMore)) {
    return readListPage(filter, new URLSearchParams(withParams(params, { page: '' })))
  }
  const hasNext = cursor.before !== undefined || hasMore
  return {
    enquiries,
    isPartial,
    offset: (page - 1) * size,
    previous: page > 1 ? writePageCursor(page - 1, 'before', first) : undefined,
    next: hasNext ? writePageCursor(page + 1, 'after', last) : undefined,
  }
}

/** Page number and the row the page starts after or ends before, so that any page is as fast as the first. */
interface PageCursor {
  page: number
  after?: Position | undefined
  before?: Position | undefined
}

/** Reads the parameter `page`, such as "3-after-7041" or "2-before-closed-7065"; anything else is the first page. */
function readPageCursor(params: URLSearchParams): PageCursor {
  const [, number, side, closed, seq] =
    /^(\d{1,6})-(after|before)-(closed-)?(\d{1,15})$/.exec(params.get('page') ?? '') ?? []
  const page = Number(number ?? 1)
  if (page <= 1) return { page: 1 }
  const position = { seq: Number(seq), isClosed: closed !== undefined }
  return side === 'after' ? { page, after: position } : { page, before: position }
}

function writePageCursor(page: number, side: 'after' | 'before', row: Position | undefined) {
  if (page <= 1 || !row) return ''
  return `${page}-${side}-${row.isClosed ? 'closed-' : ''}${row.seq}`
}

export async function countQuickFilters(adminId: string): Promise<Record<QuickFilter, number>> {
  const filters = quickFilters.map(async (name) => [
    name,
    await readFilter(new URLSearchParams(paramsOf(name)), adminId),
  ])
  return countEach(site().db, Object.fromEntries(await Promise.all(filters)))
}

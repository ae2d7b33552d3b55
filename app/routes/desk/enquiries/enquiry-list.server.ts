import { withParams } from '#app/http/search-params'
import { site } from '#app/models/company/site.server'
import { countEach, type EnquiryFilter, pageEnquiries } from '#app/models/enquiry/list.server'
import type { Position } from '#app/models/enquiry/order.server'
import { readFilter } from './enquiry-filter.server'
import { paramsOf, type QuickFilter, quickFilters } from './quick-filters'

/** About two screens; rendering a card takes a quarter of a millisecond. */
const CARDS = 12
const ROWS = 24

/** The card view has every field; any other value is the list. */
export const isCardView = (params: URLSearchParams) => params.get('view') === 'cards'

/** The page of enquiries that a URL names, with the values of `page` for its neighbours. */
export async function readListPage(filter: EnquiryFilter, params: URLSearchParams) {
  const { page, ...cursor } = readPageCursor(params)
  const hasCursor = cursor.after !== undefined || cursor.before !== undefined
  const size = isCardView(params) ? CARDS : ROWS
  const offset = (page - 1) * size
  const start = { limit: size, ...cursor, ...(hasCursor ? {} : { offset }) }
  const found = await pageEnquiries(site().db, filter, start)
  const { enquiries, first, last, hasMore, isPartial } = found
  // Rows may have been moved since the link was made: then it leads to the first page.
  const isBeyond = page > 1 && enquiries.length === 0
  if (isBeyond || (cursor.before !== undefined && !hasMore)) {
    return readListPage(filter, new URLSearchParams(withParams(params, { page: '' })))
  }
  const hasNext = cursor.before !== undefined || hasMore
  return {
    enquiries,
    isPartial,
    offset,
    previous: page > 1 ? writePageCursor({ page: page - 1, before: first }) : undefined,
    next: hasNext ? writePageCursor({ page: page + 1, after: last }) : undefined,
  }
}

/** Number of a page and the row it starts after or ends before, which makes any depth as fast as the first page. */
interface PageCursor {
  page: number
  after?: Position | undefined
  before?: Position | undefined
}

const HIGHEST_PAGE = 100_000

/** Reads `page` of a URL, such as "3", "3-after-7041" or "2-before-closed-7065"; anything else is the first page. */
function readPageCursor(params: URLSearchParams): PageCursor {
  const [, number, side, closed, seq] =
    /^(\d{1,9})(?:-(after|before)-(closed-)?(\d{1,15}))?$/.exec(params.get('page') ?? '') ?? []
  const page = Math.max(1, Math.min(Number(number ?? 1), HIGHEST_PAGE))
  if (page === 1 || seq === undefined) return { page }
  const position = { seq: Number(seq), isClosed: closed !== undefined }
  return side === 'after' ? { page, after: position } : { page, before: position }
}

function writePageCursor({ page, after, before }: PageCursor): string {
  if (page <= 1) return ''
  const position = after ?? before
  if (!position) return String(page)
  return `${page}-${after ? 'after' : 'before'}-${position.isClosed ? 'closed-' : ''}${position.seq}`
}

export function countQuickFilters(adminId: string): Promise<Record<QuickFilter, number>> {
  const filters = quickFilters.map((name) => [
    name,
    readFilter(new URLSearchParams(paramsOf(name)), adminId),
  ])
  return countEach(site().db, Object.fromEntries(filters))
}

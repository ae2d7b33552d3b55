import { enquiryTypes } from '#app/content/enquiry-types'
import { withParams } from '#app/http/search-params'
import { site } from '#app/models/company/site.server'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { STATUSES, type Status } from '#app/models/enquiry/enquiry'
import { type EnquiryFilter, pageEnquiries } from '#app/models/enquiry/list.server'

/** About two screens; rendering a card takes a quarter of a millisecond. */
const CARDS = 12
const TABLE_ROWS = 24

/** The page of enquiries that a URL names, with the values of `page` for its neighbours. */
export async function readListPage(filter: EnquiryFilter, params: URLSearchParams) {
  const { page, ...cursor } = readPageCursor(params)
  const hasCursor = cursor.after !== undefined || cursor.before !== undefined
  const size = params.get('view') === 'table' ? TABLE_ROWS : CARDS
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

/** Number of a page and the row (`seq`) it starts after or ends before, which makes any depth as fast as the first page. */
interface PageCursor {
  page: number
  after?: number
  before?: number
}

const HIGHEST_PAGE = 100_000

/** Reads `page` of a URL, such as "3", "3-after-7041" or "2-before-7065"; anything else is the first page. */
function readPageCursor(params: URLSearchParams): PageCursor {
  const [, number, side, seq] =
    /^(\d{1,9})(?:-(after|before)-(\d{1,15}))?$/.exec(params.get('page') ?? '') ?? []
  const page = Math.max(1, Math.min(Number(number ?? 1), HIGHEST_PAGE))
  if (page === 1 || seq === undefined) return { page }
  return side === 'after' ? { page, after: Number(seq) } : { page, before: Number(seq) }
}

function writePageCursor({ page, after, before }: PageCursor): string {
  if (page <= 1) return ''
  if (after !== undefined) return `${page}-after-${after}`
  return before === undefined ? String(page) : `${page}-before-${before}`
}

/** Reads the filter of the list from the URL; unknown values are ignored. @param adminId stands for "mine" */
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

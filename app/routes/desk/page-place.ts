/**
 * Which page of a list: its number, and the place after or before which it stands. The number alone is understood too,
 * for links that somebody kept; the place makes any depth as quick as the first page.
 */
export interface PagePlace {
  page: number
  after?: number
  before?: number
}

const HIGHEST_PAGE = 100_000

/** Reads `page` of a URL, such as "3", "3-after-7041" or "2-before-7065"; anything else is the first page. */
export function readPagePlace(params: URLSearchParams): PagePlace {
  const [, number, side, place] =
    /^(\d{1,9})(?:-(after|before)-(\d{1,15}))?$/.exec(params.get('page') ?? '') ?? []
  const page = Math.max(1, Math.min(Number(number ?? 1), HIGHEST_PAGE))
  if (page === 1 || place === undefined) return { page }
  return side === 'after' ? { page, after: Number(place) } : { page, before: Number(place) }
}

/** The value of `page` for a link; the first page needs none. */
export function writePagePlace({ page, after, before }: PagePlace): string {
  if (page <= 1) return ''
  if (after !== undefined) return `${page}-after-${after}`
  return before === undefined ? String(page) : `${page}-before-${before}`
}

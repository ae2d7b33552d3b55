import type { Database } from '#db/database.server'
import { eachBatch, findPage } from '#db/list.server'
import { type EnquiryFilter, searchOf } from './search.server'

export interface Position {
  seq: number
  isClosed: boolean
}

interface ListSpan {
  limit: number
  cursor?: Position | undefined
  isBackward?: boolean
}

/** One query for each index, so that a page at any depth is as fast as the first. */
function partsOf(filter: EnquiryFilter): EnquiryFilter[] {
  const isOpenFirst = filter.order === 'open' && !filter.status && filter.dueBy === undefined
  if (!isOpenFirst) return [filter]
  return [
    { ...filter, status: 'open' },
    { ...filter, status: 'Closed' },
  ]
}

const isNewestFirst = ({ order }: EnquiryFilter) => order !== 'oldest'

export async function findInOrder(db: Database, filter: EnquiryFilter, span: ListSpan) {
  const { limit, cursor, isBackward = false } = span
  const parts = isBackward ? partsOf(filter).reverse() : partsOf(filter)
  const containsStart = (part: EnquiryFilter) =>
    parts.length === 1 || (part.status === 'Closed') === cursor?.isClosed
  const start = cursor ? parts.findIndex(containsStart) : 0
  const seqs: number[] = []
  let isPartial = false
  for (const [at, part] of parts.slice(start).entries()) {
    const page = await findPage(db, searchOf(part), {
      limit: limit - seqs.length,
      cursor: at === 0 ? cursor?.seq : undefined,
      isNewestFirst: isNewestFirst(filter) !== isBackward,
    })
    seqs.push(...page.seqs)
    isPartial ||= page.isPartial
    if (page.hasMore) return { seqs, hasMore: true, isPartial }
  }
  return { seqs, hasMore: false, isPartial }
}

export async function* eachInOrder(db: Database, filter: EnquiryFilter) {
  for (const part of partsOf(filter)) {
    yield* eachBatch(db, searchOf(part), isNewestFirst(filter))
  }
}

/** Counting further costs time. */
export const MOST_COUNTED = 10_000

/** For a search of one or two letters, which a trigram index cannot find. */
export const NEWEST_SEARCHED = 20_000

export function showCount(count: number, isSearch = false): string {
  const isOver = isSearch && count > MOST_COUNTED
  return isOver ? `${MOST_COUNTED.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}

/** Counting more takes too long. */
export const MOST_COUNTED = 10_000

/** Rows scanned for a search of one or two characters, which a trigram index cannot find. */
export const NEWEST_SEARCHED = 20_000

export function showCount(count: number, isSearch = false): string {
  const isOver = isSearch && count > MOST_COUNTED
  return isOver ? `${MOST_COUNTED.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}

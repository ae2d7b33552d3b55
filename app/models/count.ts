/** Entries of a history and mails about one record; older ones are left out. */
export const MAX_SHOWN = 500

/** Counting more takes too long. */
export const MAX_COUNTED = 10_000

/** Rows scanned for a search of one or two characters, which a trigram index cannot find. */
export const NEWEST_SEARCHED = 20_000

export function showCount(count: number, isSearch = false): string {
  const isOver = isSearch && count > MAX_COUNTED
  return isOver ? `${MAX_COUNTED.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}

/** A search that matches more is not counted further: nobody reads the figure, and counting costs time. */
export const MOST_COUNTED = 10_000

/** A search of one or two letters looks at so many rows: the index of text has pieces of three. */
export const NEWEST_SEARCHED = 20_000

/** A number of matches as people read it; a search that matches more than is counted says so. */
export function showCount(count: number, isSearch = false): string {
  const isOver = isSearch && count > MOST_COUNTED
  return isOver ? `${MOST_COUNTED.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}

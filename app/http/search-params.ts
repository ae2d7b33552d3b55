/** An empty value removes its parameter. @returns the query with its '?', or '' */
export function withParams(
  search: string | URLSearchParams,
  changes: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** An empty value drops its parameter. @returns '' or a text with its '?' */
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

const QUOTED = /^\s*>/
const MOST_ATTRIBUTION_LINES = 3

/** Without the quoted text at the end; the whole text where anything stands below or nothing above it. */
export function withoutQuote(text: string): string {
  const lines = text.trimEnd().split('\n')
  const isQuote = (line = '') => line.trim() === '' || QUOTED.test(line)
  let end = lines.length
  while (end > 0 && isQuote(lines[end - 1])) end--
  if (!lines.slice(end).some((line) => QUOTED.test(line))) return text
  const above = lines.slice(0, end - attributionLines(lines.slice(0, end))).join('\n')
  return above.trim() === '' ? text : above.trimEnd()
}

/** "On Monday, Site <site@example.com> wrote:", which mail programs may wrap. */
function attributionLines(lines: string[]): number {
  for (let count = 1; count <= MOST_ATTRIBUTION_LINES; count++) {
    const last = lines.slice(-count).map((line) => line.trim())
    const joined = last.join(' ')
    if (last.includes('') || !joined.endsWith(':')) return 0
    if (joined.includes('@') || (joined.startsWith('On ') && joined.endsWith('wrote:')))
      return count
  }
  return 0
}

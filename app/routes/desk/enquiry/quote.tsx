/** What a card shows without scrolling, in lines of its narrowest. */
const LINES = 8
const LETTERS = 32

/** What somebody wrote, on a card: where it is long it scrolls, which must go by keyboard too. */
export function Quote({ children }: { children: string }) {
  return <blockquote tabIndex={isLong(children) ? 0 : undefined}>{children}</blockquote>
}

function isLong(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LETTERS)))
  return lines.reduce((sum, count) => sum + count, 0) > LINES
}

/** What a card shows without scrolling, at its narrowest. */
const LINES = 8
const LETTERS = 32

/** A long text scrolls inside its card, and must then be reachable by keyboard. */
export function Quote({ children }: { children: string }) {
  return <blockquote tabIndex={isLong(children) ? 0 : undefined}>{children}</blockquote>
}

function isLong(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LETTERS)))
  return lines.reduce((sum, count) => sum + count, 0) > LINES
}

import { hash } from 'node:crypto'

/** How long the same words from the same person count as one message sent twice. */
export const REPEAT_WINDOW_MS = 10 * 60_000

/** Empty fields do not count, so that a new one changes no stored hash. */
export function hashOf(content: Record<string, unknown>): string {
  const filled = Object.keys(content)
    .filter((key) => content[key] !== '')
    .sort()
    .map((key) => [key, content[key]])
  return hash('sha256', JSON.stringify(filled))
}

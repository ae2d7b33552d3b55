export const CATEGORIES = [
  'Transactional',
  'Service-Implicit',
  'Service-Explicit',
  'Promotional',
] as const
export type Category = (typeof CATEGORIES)[number]

export const MAX_TEMPLATE = 2000

export interface Draft {
  header: string
  category: Category
  brand: string
  text: string
  /** HH:MM in India; empty if undecided. */
  sendAt: string
}

/** `fix`: operators will reject it; `look`: they may reject it, or something is missing. */
export interface Verdict {
  state: 'fix' | 'look' | 'fine'
  message: string
}

export const fix = (message: string): Verdict => ({ state: 'fix', message })
export const look = (message: string): Verdict => ({ state: 'look', message })
export const fine = (message: string): Verdict => ({ state: 'fine', message })

export function quoteAll(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}

import { createHash } from 'node:crypto'

/**
 * The words by which the index of a table knows a row, and by which a query asks for it. A text is found by any part of
 * it: each run of three UTF-16 units is a word, in order, so that a longer part is a phrase; each run of one or two is
 * a word of its own. A row is also found by its kind: one word for every choice of its facets.
 */

/** Four hexadecimal digits for each unit: the tokenizer of the index sees plain ASCII words, whatever the script. */
function hexOf(text: string): string {
  let hex = ''
  for (let at = 0; at < text.length; at++) {
    hex += (text.charCodeAt(at) + 0x10000).toString(16).slice(1)
  }
  return hex
}

const UNIT = 4
const LONGEST = 3

/** Every word of a folded text: runs of three in order, then each shorter run once. */
function textWords(text: string): string[] {
  const hex = hexOf(text)
  const inOrder: string[] = []
  const shorter = new Set<string>()
  for (let at = 0; at < hex.length; at += UNIT) {
    shorter.add(hex.slice(at, at + UNIT))
    if (at + 2 * UNIT <= hex.length) shorter.add(hex.slice(at, at + 2 * UNIT))
    if (at + 3 * UNIT <= hex.length) inOrder.push(hex.slice(at, at + 3 * UNIT))
  }
  return [...inOrder, ...shorter]
}

/** One of a row's facets; where a query leaves it open, null. */
export type Facet = string | number | null

const known = new Map<string, string>()
/** Far more kinds than a desk has; only keeps a flood of odd values from filling memory. */
const MOST_KNOWN = 20_000

/** The word of all rows with these facets, in whose text the open ones are left out. */
function kindWord(facets: readonly Facet[]): string {
  const text = JSON.stringify(facets.map((facet) => (facet === null ? null : String(facet))))
  let word = known.get(text)
  if (word === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    // The x keeps it apart from every word of a text.
    word = `x${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    known.set(text, word)
  }
  return word
}

/**
 * What the index stores of a row.
 * @param text folded
 * @param scope the facet that every query names
 * @param facets those that a query may name or leave open; every choice of them gets its word
 */
export function searchWords(text: string, scope: Facet, ...facets: Facet[]): string {
  const kinds: string[] = []
  for (let choice = 0; choice < 1 << facets.length; choice++) {
    kinds.push(kindWord([scope, ...facets.map((facet, at) => (choice & (1 << at) ? facet : null))]))
  }
  return [...textWords(text), ...kinds].join(' ')
}

/** The expression that matches the rows of any of these kinds; in each scope and facets, null for what is left open. */
export function kindMatch(kinds: readonly (readonly Facet[])[]): string {
  return kinds.map((facets) => `"${kindWord(facets)}"`).join(' OR ')
}

/** The words of a needle in order: its runs of three, or itself where it is shorter. */
export function needleWords(needle: string): string[] {
  const hex = hexOf(needle)
  const words = [hex.slice(0, LONGEST * UNIT)]
  for (let at = UNIT; at + LONGEST * UNIT <= hex.length; at += UNIT) {
    words.push(hex.slice(at, at + LONGEST * UNIT))
  }
  return words
}

import { createHash } from 'node:crypto'

/**
 * The words by which the index of a table knows a row, and by which a query asks for it. A text is found by any part of
 * it: its runs of three UTF-16 units are words, in order, and so are its runs of five, so that a longer part is a phrase;
 * each run of one or two is a word of its own. A row is also found by its kind: one word for every choice of its facets.
 * And by what stands around an @: so many addresses share all their runs that half of one would have to be looked for in
 * each of their texts.
 */

/** Four hexadecimal digits for each unit: the tokenizer of the index sees plain ASCII words, whatever the script. */
function hexOf(text: string): string {
  let hex = ''
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    hex += ASCII_HEX[unit] ?? hexOfUnit(unit)
  }
  return hex
}

const hexOfUnit = (unit: number) => (unit + 0x10000).toString(16).slice(1)
const ASCII_HEX = Array.from({ length: 0x80 }, (_, unit) => hexOfUnit(unit))

const UNIT = 4
/** A needle of fewer units is a word of its own. */
export const RUN = 3
/** A name as a phrase of shorter runs takes three times as long to find: all places of each run have to be compared. */
const LONG_RUN = 5

/** What comes after it in a text is the name of some kind, by which the row is found too: no runs of three or five. */
export const NAMES = '\f'

/**
 * Every word of a folded text: its runs of three in order, those of five in order, then each shorter run once. Put
 * together as it goes, since lists of them would take half the time of a row in the index.
 * @returns each with a space after it
 */
function textWords(text: string): string {
  const [own = '', ...names] = text.split(NAMES).map(hexOf)
  let words = inOrder(own, RUN) + inOrder(own, LONG_RUN)
  const known = new Set<string>()
  for (const hex of [own, ...names]) words += onlyNew(hex, 1, known) + onlyNew(hex, 2, known)
  return words
}

function inOrder(hex: string, units: number): string {
  let words = ''
  for (let end = units * UNIT; end <= hex.length; end += UNIT) {
    words += `${hex.slice(end - units * UNIT, end)} `
  }
  return words
}

function onlyNew(hex: string, units: number, known: Set<string>): string {
  let words = ''
  for (let end = units * UNIT; end <= hex.length; end += UNIT) {
    const word = hex.slice(end - units * UNIT, end)
    if (known.has(word)) continue
    known.add(word)
    words += `${word} `
  }
  return words
}

const BEFORE_AT = 3
const SHORTEST_DOMAIN = 4
const LONGEST_DOMAIN = 16

/**
 * The words of what stands around each @: three units before it, and every beginning of what follows.
 * @returns each with a space after it
 */
function addressesIn(text: string): string {
  const words = new Set<string>()
  for (let at = text.indexOf('@', BEFORE_AT); at >= 0; at = text.indexOf('@', at + 1)) {
    let word = ADDRESS
    const end = Math.min(text.length, at + 1 + LONGEST_DOMAIN)
    for (let next = at - BEFORE_AT; next < end; next++) {
      word += escaped(text.charAt(next))
      if (next - at >= SHORTEST_DOMAIN) words.add(word)
    }
  }
  return [...words].map((word) => `${word} `).join('')
}

/** Keeps what stands around an @ apart from every other word. */
const ADDRESS = 't'
/** Letters and figures as they are, since these words are long. */
const escaped = (unit: string) =>
  /[a-y0-9]/.test(unit) ? unit : `z${ESCAPES[unit] ?? `x${hexOf(unit)}`}`
const ESCAPES: Record<string, string> = { z: 'z', '@': 'a', '.': 'd', '-': 'h' }
const addressWord = (text: string) => ADDRESS + text.split('').map(escaped).join('')

/**
 * A needle with three units before its only @ and enough after it, as a word and what of it that word leaves out. A text
 * has the needle if it has both, unless it has several @.
 */
export function addressOf(needle: string): { word: string; start: string } | undefined {
  const at = needle.indexOf('@')
  const length = needle.length - at - 1
  if (at < BEFORE_AT || needle.includes('@', at + 1)) return undefined
  if (length < SHORTEST_DOMAIN || length > LONGEST_DOMAIN) return undefined
  const start = at > BEFORE_AT ? needle.slice(0, at + 1) : ''
  return { word: addressWord(needle.slice(at - BEFORE_AT)), start }
}

/** One of a row's facets; where a query leaves it open, null. */
export type Facet = string | number | null

/** Far more kinds than a desk has; only keeps a flood of odd values from filling memory. */
const MOST_KNOWN = 20_000

/** What `make` gave for these facets before. */
function knownBy(make: (facets: readonly Facet[]) => string): (facets: readonly Facet[]) => string {
  const known = new Map<string, string>()
  return (facets) => {
    const key = JSON.stringify(facets)
    const there = known.get(key)
    if (there !== undefined) return there
    if (known.size >= MOST_KNOWN) known.clear()
    const made = make(facets)
    known.set(key, made)
    return made
  }
}

/** The word of all rows with these facets, in whose text the open ones are left out. */
const kindWord = knownBy((facets) => {
  const text = JSON.stringify(facets.map((facet) => (facet === null ? null : String(facet))))
  // The x keeps it apart from every word of a text.
  return `x${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
})

/** The words of a row by every choice of its facets but the first, which every query names. */
const kindWords = knownBy(([scope = null, ...facets]) => {
  const words: string[] = []
  for (let choice = 0; choice < 1 << facets.length; choice++) {
    words.push(kindWord([scope, ...facets.map((facet, at) => (choice & (1 << at) ? facet : null))]))
  }
  return words.join(' ')
})

/**
 * What the index stores of a row.
 * @param text folded
 * @param scope the facet that every query names
 * @param facets those that a query may name or leave open; every choice of them gets its word
 */
export function searchWords(text: string, scope: Facet, ...facets: Facet[]): string {
  return textWords(text) + addressesIn(text) + kindWords([scope, ...facets])
}

/** The expression that matches the rows of any of these kinds; in each scope and facets, null for what is left open. */
export function kindMatch(kinds: readonly (readonly Facet[])[]): string {
  return kinds.map((facets) => `"${kindWord(facets)}"`).join(' OR ')
}

/** The words of a needle in order: its runs of five or, where it is shorter, of three, or itself. */
export function needleWords(needle: string): string[] {
  const units = needle.length >= LONG_RUN ? LONG_RUN : Math.min(RUN, needle.length)
  return inOrder(hexOf(needle), units).trimEnd().split(' ')
}

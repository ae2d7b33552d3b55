import { hash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS_IN_GROUP = 4
const GROUPS = 2

/** Eight letters are 2^40 ticks: they last until 2165. */
const TICK_MS = 4
const EPOCH = Date.UTC(2026, 0, 1)

let last = 0

/**
 * What a visitor is told and quotes back, such as ENQ-06H5-Y4NY. It tells when something came, and nothing of how many
 * came before. In order, because a place at random costs a page of its own in the index at every commit.
 * @param isTaken whether it was given before: the clock may have gone back, or a rush have run ahead of it
 */
export async function newReference(
  prefix: string,
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string> {
  last = Math.max(last + 1, Math.floor((Date.now() - EPOCH) / TICK_MS))
  // A rush leaves a long row of taken ones, so the steps double.
  for (let step = 1; ; step *= 2) {
    const reference = `${prefix}-${groupsOf(lettersOf(last))}`
    if (!(await isTaken(reference))) return reference
    last += step
  }
}

function lettersOf(number: number): string[] {
  const count = GROUPS * LETTERS_IN_GROUP
  const place = (at: number) => LETTERS.length ** (count - 1 - at)
  return Array.from(
    { length: count },
    (_, at) => LETTERS[Math.floor(number / place(at)) % LETTERS.length] ?? '',
  )
}

/** Groups of four letters, 20 random bits each, such as 75BZ-Y4NY. */
export function randomGroups(count: number): string {
  const bytes = randomBytes(count * LETTERS_IN_GROUP)
  return groupsOf(Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length] ?? ''))
}

function groupsOf(letters: readonly string[]): string {
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** A new UUID of version 7, which begins with the time: what came a millisecond later has the greater one. */
export function newId(now = Date.now()): string {
  return v7({ msecs: now })
}

/** How long the same words from the same person count as one message sent twice. */
export const REPEAT_WINDOW_MS = 10 * 60_000

/** One hash for one content, whatever the order of its fields. */
export function hashOf(content: Record<string, unknown>): string {
  const ordered = Object.keys(content)
    .sort()
    .map((key) => content[key])
  return hash('sha256', JSON.stringify(ordered))
}

import { hash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS_IN_GROUP = 4
const GROUPS = 2

const TICK_MS = 4
const EPOCH = Date.UTC(2026, 0, 1)

let last = 0

/** Such as ENQ-06H5-Y4NY. Ordered by time, because random keys cost an index page each at every commit. */
export async function newReference(
  prefix: string,
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string> {
  last = Math.max(last + 1, Math.floor((Date.now() - EPOCH) / TICK_MS))
  // After a burst many in a row are taken, so the steps double.
  for (let step = 1; ; step *= 2) {
    const reference = `${prefix}-${groupsOf(lettersOf(last))}`
    if (!(await isTaken(reference))) return reference
    last += step
  }
}

function lettersOf(number: number): string[] {
  const count = GROUPS * LETTERS_IN_GROUP
  const weight = (at: number) => LETTERS.length ** (count - 1 - at)
  return Array.from(
    { length: count },
    (_, at) => LETTERS[Math.floor(number / weight(at)) % LETTERS.length] ?? '',
  )
}

/** 20 random bits a group, such as 75BZ-Y4NY. */
export function randomGroups(count: number): string {
  const bytes = randomBytes(count * LETTERS_IN_GROUP)
  return groupsOf(Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length] ?? ''))
}

function groupsOf(letters: readonly string[]): string {
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

export function newId(now = Date.now()): string {
  return v7({ msecs: now })
}

/** Sorts after the other id, also where that comes from a machine whose clock is ahead. */
export function newIdAfter(other: string | undefined, now = Date.now()): string {
  const time = Number.parseInt(other?.replaceAll('-', '').slice(0, 12) ?? '', 16)
  return newId(Math.max(now, (time || 0) + 1))
}

/** How long the same content from the same person counts as one message sent twice. */
export const REPEAT_WINDOW_MS = 10 * 60_000
/** For what may soon be wanted again. */
export const DOUBLE_CLICK_MS = 5000

interface Sent {
  adminId: string | null
  note: string
  createdAt: number
}

/** Whether a member of staff sent the same text twice. @param last the newest of its kind, whoever sent it */
export function isSentTwice<Last extends Sent>(
  last: Last | undefined,
  { adminId, note, createdAt }: Sent,
  windowMs = REPEAT_WINDOW_MS,
): last is Last {
  const isTheirs = last?.adminId === adminId && last.note === note
  return isTheirs && createdAt - last.createdAt < windowMs
}

/** Empty fields do not count, so that a new one changes no stored hash. */
export function hashOf(content: Record<string, unknown>): string {
  const filled = Object.keys(content)
    .filter((key) => content[key] !== '')
    .sort()
    .map((key) => [key, content[key]])
  return hash('sha256', JSON.stringify(filled))
}

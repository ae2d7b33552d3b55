import { hash, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { MINUTE_MS } from '#app/models/company/calendar'

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP_LENGTH = 4
const GROUPS = 2

/** Such as ENQ-06H5-Y4NY: random, so that no reference leads to another. */
export async function newReference(
  prefix: string,
  countRows: (reference: string) => PromiseLike<number>,
): Promise<string> {
  for (;;) {
    const reference = `${prefix}-${randomGroups(GROUPS)}`
    if ((await countRows(reference)) === 0) return reference
  }
}

/** 20 random bits a group, such as 75BZ-Y4NY. */
export function randomGroups(count: number): string {
  const length = count * GROUP_LENGTH
  const characters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)])
  return characters.join('').replace(/.{4}(?=.)/g, '$&-')
}

let sequence = 0

/** Sorts after earlier ids of this process, also of the same millisecond. */
export function newId(now = Date.now()): string {
  sequence = (sequence + 1) >>> 0
  return v7({ msecs: now, seq: sequence })
}

export function firstIdAt(instant: number): string {
  return v7({ msecs: Math.max(0, instant), seq: 0, random: new Uint8Array(16) })
}

/** Sorts after the other id, even if that comes from a machine whose clock is ahead. */
export function newIdAfter(other: string | undefined, now: number): string {
  const time = Number.parseInt(other?.replaceAll('-', '').slice(0, 12) ?? '', 16)
  return newId(timeAfter(time || 0, now))
}

/** Later than the other time, even if the clock was set back. */
export function timeAfter(other = 0, now = Date.now()): number {
  return Math.max(now, other + 1)
}

/** Within this time, the same content from the same person counts as one message sent twice. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS
/** For actions that staff may soon repeat on purpose. */
export const DOUBLE_CLICK_MS = 5000

interface Sent {
  adminId: string | null
  note: string
  createdAt: number
}

/** Within the window in both directions, because the clock may have been set back since. */
export function isWithin(earlier: number, now: number, windowMs: number): boolean {
  return Math.abs(now - earlier) < windowMs
}

/** Whether a member of staff sent the same text twice. @param last the newest entry of its kind, by any author */
export function isSentTwice<Last extends Sent>(
  last: Last | undefined,
  { adminId, note, createdAt }: Sent,
  windowMs = REPEAT_WINDOW_MS,
): last is Last {
  const isSame = last?.adminId === adminId && last.note === note
  return isSame && isWithin(last.createdAt, createdAt, windowMs)
}

/** Skips empty fields, so that a new field does not change stored hashes. */
export function hashOf(content: Record<string, unknown>): string {
  const filled = Object.keys(content)
    .filter((key) => content[key] !== '')
    .sort()
    .map((key) => [key, content[key]])
  return hash('sha256', JSON.stringify(filled))
}
